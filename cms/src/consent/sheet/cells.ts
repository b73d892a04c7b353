/** Who signed a form, and how it came: as an office writes it into a cell. */
import { lookUp } from '../../sheet/cells.ts';
import {
  type Relation,
  relationLabels,
  relations,
  type Way,
  wayLabels,
  ways,
} from '../form-words.ts';

const relationWords: Record<Relation, readonly string[]> = {
  Mother: ['m', 'माता', 'माँ', 'मां'],
  Father: ['f', 'पिता'],
  Guardian: ['guardian', 'g', 'अभिभावक', 'संरक्षक'],
  Student: ['student', 'self', 'स्वयं'],
};
export const readRelation = lookUp<Relation>(
  relations.map((one) => [one, [one, relationLabels[one], ...relationWords[one]]]),
);

const wayWords: Record<Way, readonly string[]> = {
  Admission: ['admission form'],
  Paper: ['form', 'on paper', 'कागज'],
  Message: ['e-mail', 'email', 'whatsapp'],
  InPerson: ['in person', 'at the office'],
};
export const readWay = lookUp<Way>(
  ways.map((one) => [one, [one, wayLabels[one], ...wayWords[one]]]),
);
