/** What certificates and committees are called in the back office. */
import type { CertificateKind, CommitteeKind } from '@aangan/contract/entities.ts';

export const certificateLabels: Record<CertificateKind, string> = {
  affiliation: 'Affiliation letter or extension',
  registration: 'Registration of society, trust or company',
  noc: 'No Objection Certificate (NOC)',
  recognition: 'Recognition under the RTE Act',
  building: 'Building safety certificate',
  fire: 'Fire safety certificate',
  'self-declaration': 'DEO certificate or self-certification',
  health: 'Water, health and sanitation certificate',
  leaving: 'School leaving certificate',
  minority: 'Minority status certificate',
  other: 'Another document',
};

/** What a certificate is called, and what it says, until the clerk writes it in the words of the paper. */
export const usualWords: Record<
  Exclude<CertificateKind, 'other'>,
  { title: string; text: string }
> = {
  affiliation: {
    title: 'Affiliation certificate',
    text: 'The Central Board of Secondary Education affiliates the school.',
  },
  registration: {
    title: 'Registration certificate',
    text: 'The society, trust or company that runs the school is registered.',
  },
  noc: {
    title: 'No Objection Certificate',
    text: 'The State Government has no objection to the affiliation of the school to the Central Board of Secondary Education.',
  },
  recognition: {
    title: 'Recognition certificate',
    text: 'The school is recognised under the Right to Education Act.',
  },
  building: {
    title: 'Building safety certificate',
    text: 'The buildings of the school were inspected and found safe.',
  },
  fire: {
    title: 'Fire safety certificate',
    text: 'The school was inspected, and meets the rules of fire safety.',
  },
  'self-declaration': {
    title: 'DEO certificate or self-certification',
    text: 'It is certified that what the school has told the Board, and shows on this website, is true.',
  },
  health: {
    title: 'Water, health and sanitation certificate',
    text: 'Drinking water, toilets and sanitation of the school were inspected and found in order.',
  },
  leaving: {
    title: 'School leaving certificate (specimen)',
    text: 'A specimen of the school leaving certificate that the school issues.',
  },
  minority: {
    title: 'Minority status certificate',
    text: 'The school is a minority educational institution.',
  },
};

/** What is written so far, as it is once another kind is chosen: words of the clerk's own stay. */
export const wordsFor = (kind: unknown, name: 'text' | 'title', written: string): string => {
  const usual: Partial<Record<string, { title: string; text: string }>> = usualWords;
  const isTheirOwn =
    written.trim() !== '' && !Object.values(usualWords).some((words) => words[name] === written);
  return isTheirOwn ? written : (usual[String(kind)]?.[name] ?? '');
};

export const certificateChoices = Object.entries(certificateLabels).map(([value, label]) => ({
  value,
  label,
}));

export const committeeLabels: Record<CommitteeKind, string> = {
  SMC: 'School Management Committee',
  PTA: 'Parent-Teacher Association',
};

export const committeeChoices = Object.entries(committeeLabels).map(([value, label]) => ({
  value,
  label,
}));
