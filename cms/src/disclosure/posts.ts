/** Teachers by post, as the Board counts them. The post is the first of these words in a designation: `PGT (Physics)`. */
export const teachingPosts = ['PGT', 'TGT', 'PRT', 'NTT'] as const;
export type TeachingPost = (typeof teachingPosts)[number];

export type Teacher = { name: string; designation: string };

export const postOf = (designation: string): TeachingPost | null => {
  const [found] = /\b(?:PGT|TGT|PRT|NTT)s?\b/i.exec(designation) ?? [];
  return found ? (found.slice(0, 3).toUpperCase() as TeachingPost) : null;
};

const isPet = (designation: string) => /\bPET\b|physical education/i.test(designation);
const isSpecialEducator = (designation: string) => /special educator/i.test(designation);
const isCounsellor = (designation: string) => /counsell?or|wellness/i.test(designation);

export type Posts = {
  teachers: number;
  pgt: number;
  tgt: number;
  prt: number;
  ntt: number;
  pet: number;
  specialEducators: string[];
  counsellors: string[];
  /** Teachers that the Board's ratios leave out: physical education and counselling. */
  uncounted: number;
  /** Those whose designation names no post. */
  unknown: string[];
};

export const countPosts = (staff: readonly Teacher[]): Posts => {
  const having = (fits: (designation: string) => boolean) =>
    staff.filter(({ designation }) => fits(designation));
  const of = (post: TeachingPost) => having((designation) => postOf(designation) === post).length;
  const teachers = having((designation) => postOf(designation) !== null);
  return {
    teachers: teachers.length,
    pgt: of('PGT'),
    tgt: of('TGT'),
    prt: of('PRT'),
    ntt: of('NTT'),
    pet: having(isPet).length,
    specialEducators: having(isSpecialEducator).map(({ name }) => name),
    counsellors: having(isCounsellor).map(({ name }) => name),
    uncounted: teachers.filter(({ designation }) => isPet(designation) || isCounsellor(designation))
      .length,
    unknown: staff
      .filter(({ designation }) => postOf(designation) === null)
      .map(({ name }) => name),
  };
};
