/** A new school as a folder: the template's words, filled with what the form says. It is then checked and written as any other (../import). */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Problem, problemLine, type RawFolder, readFolder } from '../import/read-folder.ts';
import { palettes } from './choices.ts';
import { type Facts, fillWords } from './fill-words.ts';
import type { NewSchool } from './form.ts';

// Not `new URL(…, import.meta.url)`: the bundler of the admin process takes that for a file to bundle.
export const templateFolder = join(dirname(fileURLToPath(import.meta.url)), 'template');

const board = 'Central Board of Secondary Education (CBSE)';

/** What the template's words may name. The board is known by the number that it has given to the school. */
export const factsOf = (asked: NewSchool): Facts => ({
  name: asked.name,
  town: asked.town,
  state: asked.state,
  founded: asked.founded,
  medium: asked.medium,
  board: asked.affiliationNumber && board,
});

/** The district is named where it is not the town. */
const cityOf = ({ town, district }: NewSchool): string =>
  district && district.toLowerCase() !== town.toLowerCase()
    ? `${town}, District ${district}`
    : town;

/** The path of the crest within its folder. */
export const crestPath = 'pictures/crest';

/** @param crestFolder where the crest lies, if one was given */
export const toFolder = (asked: NewSchool, crestFolder?: string): RawFolder => {
  const problems: Problem[] = [];
  const template = readFolder(templateFolder, problems);
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  const facts = factsOf(asked);
  const { brand, accent } = palettes.find(({ name }) => name === asked.palette) ?? palettes[0];
  return {
    ...template,
    folder: crestFolder ?? templateFolder,
    school: {
      ...(fillWords(template.school, facts) as object),
      code: asked.code,
      hostnames: [asked.hostname],
      name: asked.name,
      motto: asked.motto,
      founded: asked.founded ? Number(asked.founded) : null,
      affiliationNumber: asked.affiliationNumber,
      colours: { brand, accent },
      address: { street: asked.street, city: cityOf(asked), state: asked.state, pin: asked.pin },
      phones: [asked.phone],
      emails: [asked.email],
      officeHours: asked.officeHours,
      ...(crestFolder ? { crest: crestPath } : {}),
    },
    pages: new Map(
      [...template.pages].map(([file, page]) => [file, fillWords(page, facts)] as const),
    ),
    descriptions: new Map(
      crestFolder ? [[crestPath, { description: `Crest of ${asked.name}` }]] : [],
    ),
  };
};
