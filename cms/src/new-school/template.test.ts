/** The template's words, as a school has them that has told everything, and one that has told the least. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRaw } from '../import/check-folder.ts';
import { palettes } from './choices.ts';
import type { NewSchool } from './form.ts';
import { toFolder } from './template.ts';

const whole: NewSchool = {
  name: 'Neem School',
  code: 'NEEM',
  hostname: 'neem.example',
  street: '1 Neem Road',
  town: 'Gharaunda',
  district: 'Karnal',
  state: 'Haryana',
  pin: '132114',
  phone: '01748-555010',
  email: 'office@neem.example',
  officeHours: 'Monday to Saturday, 8:00 AM to 2:00 PM',
  founded: '1994',
  affiliationNumber: '530123',
  motto: 'Learn to live',
  medium: 'Hindi',
  palette: palettes[0].name,
  headName: '',
  headEmail: '',
};
const least: NewSchool = {
  ...whole,
  district: '',
  founded: '',
  affiliationNumber: '',
  motto: '',
  medium: '',
};

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

for (const [what, asked] of Object.entries({ whole, least }))
  test(`promise 12.35: the template is a sound folder without a hole in its words: ${what}`, async () => {
    const folder = toFolder(asked);
    const checked = await checkRaw(folder, [], '2026-11-18');
    assert.ok(checked.ok, JSON.stringify(checked));
    for (const [file, page] of [...folder.pages, ['school.yaml', folder.school] as const])
      for (const words of wordsIn(page)) {
        assert.doesNotMatch(words, /[{}[\]|]| {2}| [,.;:?]|\.\.|^[a-z ].*\. [A-Z]/m, file);
        assert.doesNotMatch(words, /\bundefined\b|\bnull\b/, file);
      }
  });

test('promise 12.35: without an affiliation number nothing is said of the Board as the school’s own', () => {
  const { pages, school } = toFolder(least);
  // The labels of figures that come with the school's records.
  for (const [file, page] of pages)
    if (file !== 'pages/SchoolInformation.yaml')
      assert.doesNotMatch(wordsIn(page).join(' '), /CBSE|Central Board/, file);
  assert.doesNotMatch(wordsIn(school).join(' '), /CBSE|Central Board/);
});

test('promise 12.35: no figure stands in the template’s words', () => {
  for (const [file, page] of toFolder(least).pages)
    assert.doesNotMatch(wordsIn(page).join(' '), /\d/, file);
});
