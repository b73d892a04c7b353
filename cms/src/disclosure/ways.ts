/** Where in the back office what a row is taken from is written. */
import type { FigureName } from './figures.ts';
import type { PageSource } from './form.ts';
import { fromCheck, listAddress, mendAddress, staffSheetAddress } from './mend.ts';
import type { SchoolRecords } from './records.ts';
import { strengthOf } from './strength/read.ts';
import { pageToOpen } from './written-pages.ts';

const fromStaffList: readonly FigureName[] = [
  'teachers',
  'pgt',
  'tgt',
  'prt',
  'specialEducator',
  'counsellor',
];

/** The fields of the school's profile that a figure is made of, the first to be written first; others have the name of theirs. */
const profileFields: Partial<Record<FigureName, string>> = {
  address: 'address.street',
  principal: 'disclosure.principal.name',
  principalQualification: 'disclosure.principal.qualification',
  classrooms: 'disclosure.classrooms.number',
  library: 'disclosure.library.size',
  toiletsGirls: 'disclosure.toilets.girls',
  toiletsBoys: 'disclosure.toilets.boys',
  toiletsSpecial: 'disclosure.toilets.special',
};
const outsideDisclosure: readonly FigureName[] = ['name', 'affiliationNumber', 'emails', 'phones'];
const profileField = (figure: FigureName): string =>
  profileFields[figure] ?? (outsideDisclosure.includes(figure) ? figure : `disclosure.${figure}`);

/** A Staff List that is empty is filled from a list, which every school has. */
const mendStaff = ({ faculty }: SchoolRecords): string =>
  faculty.length > 0
    ? listAddress('faculty')
    : `${staffSheetAddress}?${fromCheck.name}=${fromCheck.value}`;

/** The page that says it, or the form of a new one, at its parts. */
export const mendPage = (records: SchoolRecords, source: PageSource): string =>
  mendAddress({
    collection: 'pages',
    id: pageToOpen(records, source)?.id,
    begin: { path: source.writtenAt ?? source.page },
    field: 'blocks',
  });

/** Where a figure is kept: a field of the profile, the Staff List, or a page. */
export const mendFigure = (records: SchoolRecords, figure: FigureName): string => {
  if (fromStaffList.includes(figure)) return mendStaff(records);
  if (figure === 'teachersPerSection')
    return strengthOf(records) && records.faculty.length === 0
      ? mendStaff(records)
      : mendPage(records, { page: '/SchoolStrength' });
  const { id } = records.school;
  return mendAddress({ collection: 'schools', id, field: profileField(figure) });
};
