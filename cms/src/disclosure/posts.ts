/**
 * The posts of a school's staff, read from designations as schools write them. Sources: CBSE, Appendix IX, section D (teachers in all and as
 * PGT, TGT, PRT; special educator; counsellor and wellness teacher); CBSE, Affiliation Bye-Laws 2018, chapter 5 and Appendix VII (the posts
 * and their qualifications; principal, PET and counsellor count for no ratio). A teacher's grade is the first one that the designation
 * names; whoever has one is a teacher, whatever else they are: `TGT, Special Educator`.
 */
const wordsOf = (...patterns: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${patterns.join('|')})s?(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

const grades = {
  PGT: wordsOf('P\\.?G\\.?T\\.?', 'post[- ]?graduate teacher', 'पीजीटी'),
  TGT: wordsOf('T\\.?G\\.?T\\.?', 'trained graduate teacher', 'टीजीटी'),
  PRT: wordsOf('P\\.?R\\.?T\\.?', 'J\\.?B\\.?T\\.?', 'primary (?:school )?teacher', 'पीआरटी'),
  NTT: wordsOf(
    'N\\.?T\\.?T\\.?',
    '(?:pre[- ]?primary|nursery|montessori|kindergarten|K\\.?G\\.?)(?: trained)? teacher',
    'एनटीटी',
  ),
} as const;
export type TeachingPost = keyof typeof grades;
export const teachingPosts = Object.keys(grades) as TeachingPost[];

const teacherOf = (...subjects: string[]): RegExp => {
  const [subject, who] = [`(?:${subjects.join('|')})`, '(?:teacher|instructor|trainer|tutor)'];
  return wordsOf(`${subject}(?:[^,;]*[^\\p{L},;])?${who}`, `${who}[^\\p{L}]+${subject}`);
};

/** Posts without a grade. `isTeacher`: one of the teachers in all, though neither PGT nor TGT nor PRT. */
const otherPosts = {
  principal: {
    label: 'Principal',
    isTeacher: false,
    words: wordsOf('(?<!(?:vice|deputy)[- ]?)principal', '(?<!उप[- ]?)(?:प्रधानाचार्या?|प्राचार्या?)'),
  },
  vicePrincipal: {
    label: 'Vice Principal',
    isTeacher: false,
    words: wordsOf('(?:vice|deputy)[- ]?principal', 'उप[- ]?प्रधानाचार्या?', 'उप[- ]?प्राचार्या?'),
  },
  headmistress: {
    label: 'Headmistress or headmaster',
    isTeacher: false,
    words: wordsOf(
      'head ?(?:mistress|master|teacher)(?:es)?',
      'मुख्य ?अध्यापिका',
      'मुख्याध्याप(?:क|िका)',
    ),
  },
  specialEducator: {
    label: 'Special educator',
    isTeacher: false,
    words: wordsOf(
      'special educat(?:or|ion)(?:ist)?',
      'special needs',
      'विशेष शिक्षक',
      'विशेष शिक्षिका',
    ),
  },
  counsellor: {
    label: 'Counsellor and wellness teacher',
    isTeacher: false,
    words: wordsOf('counsell?(?:or|ing)', 'wellness', 'परामर्शदाता'),
  },
  pet: {
    label: 'PET',
    isTeacher: false,
    words: wordsOf(
      'P\\.?E\\.?T\\.?',
      'P\\.?T\\.?I\\.?',
      'D\\.?P\\.?E\\.?',
      'physical (?:education|training)',
      '(?:sports|games)[- ](?:teacher|instructor|coach)',
      '(?:sports )?coach(?:es)?',
      'व्यायाम शिक्षक',
    ),
  },
  activity: {
    label: 'Activity teacher',
    isTeacher: true,
    words: teacherOf(
      'activity',
      '(?:fine |visual |performing )?arts?',
      'crafts?',
      'drawing',
      'painting',
      'music',
      'vocal',
      'tabla',
      'band',
      'dance',
      'drama',
      'theatre',
      'yoga',
      'karate',
      'taekwondo',
      'martial arts',
      'skating',
      'swimming',
      'संगीत',
      'नृत्य',
      'कला',
      'योग',
    ),
  },
  leads: {
    label: 'Management and coordination',
    isTeacher: false,
    words: wordsOf(
      'manager',
      'director',
      'chair(?:man|person)',
      'secretary',
      'administrator',
      'co-?ordinator',
    ),
  },
  library: {
    label: 'Librarian',
    isTeacher: false,
    words: wordsOf('librarian', 'library', 'पुस्तकालयाध्यक्ष'),
  },
  laboratory: {
    label: 'Laboratory staff',
    isTeacher: false,
    words: wordsOf('lab(?:oratory|\\.)? ?(?:assistant|attendant|technician|in-?charge)'),
  },
  nonTeaching: {
    label: 'Non-teaching staff',
    isTeacher: false,
    words: wordsOf(
      'office (?:assistant|superintendent|staff|in-?charge|attendant)',
      '(?:head |office )?clerk',
      '[LU]\\.?D\\.?C\\.?',
      'accountant',
      'accounts (?:assistant|clerk|officer)',
      'cashier',
      'receptionist',
      'computer operator',
      'data entry operator',
      '(?:system|network) (?:administrator|engineer)',
      'IT (?:administrator|support|in-?charge)',
      'store ?keeper',
      '(?:medical|health) (?:officer|attendant|assistant)',
      'doctor',
      '(?:staff )?nurse',
      'warden',
      'matron',
      'driver',
      'conductor',
      '(?:bus|lady|class|school) attendant',
      'transport in-?charge',
      '(?:security )?guard',
      'watchman',
      'chowkidar',
      'peon',
      'a+y+a+h?',
      'helper',
      'gardener',
      'mali',
      'sweeper',
      'housekeeping(?: staff)?',
      'electrician',
      'plumber',
      'multi[- ]?tasking staff',
      'M\\.?T\\.?S\\.?',
      'support(?:ing)? staff',
      'लिपिक',
      'चपरासी',
      'चालक',
    ),
  },
} as const satisfies Record<string, { label: string; isTeacher: boolean; words: RegExp }>;
type OtherPost = keyof typeof otherPosts;
const otherNames = Object.keys(otherPosts) as OtherPost[];

export type Teacher = { name: string; designation: string };

/** The grade of a teacher; of several the one that is named first. */
export const postOf = (designation: string): TeachingPost | null => {
  const found = teachingPosts
    .map((post) => ({ post, at: designation.search(grades[post]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found[0]?.post ?? null;
};

const is = (post: OtherPost) => (designation: string) => otherPosts[post].words.test(designation);

const isTeacher = (designation: string): boolean =>
  postOf(designation) !== null ||
  otherNames.some((post) => otherPosts[post].isTeacher && is(post)(designation));

/** What somebody is counted as, in words; null where the designation names no post that we know. */
export const countedAs = (designation: string): string | null => {
  const other = otherNames.find((post) => is(post)(designation));
  return postOf(designation) ?? (other ? otherPosts[other].label : null);
};

/** What to write where that is null. */
export const whatToWrite =
  'Begin a teacher’s designation with PGT, TGT, PRT or NTT; name any other post in full, such as Principal, Special Educator, Counsellor, PET, Music Teacher, Librarian, Lab Assistant or Accountant.';

export type Posts = {
  teachers: number;
  pgt: number;
  tgt: number;
  prt: number;
  ntt: number;
  pet: number;
  specialEducators: string[];
  counsellors: string[];
  /** Of the teachers, those in the Board's ratios, which leave out principal, physical education and counselling. */
  inRatios: number;
  /** Those whose designation names no post. */
  unknown: Teacher[];
};

export const countPosts = (staff: readonly Teacher[]): Posts => {
  const having = (fits: (designation: string) => boolean) =>
    staff.filter(({ designation }) => fits(designation));
  const of = (post: TeachingPost) => having((designation) => postOf(designation) === post).length;
  const teachers = having(isTeacher);
  return {
    teachers: teachers.length,
    pgt: of('PGT'),
    tgt: of('TGT'),
    prt: of('PRT'),
    ntt: of('NTT'),
    pet: having(is('pet')).length,
    specialEducators: having(is('specialEducator')).map(({ name }) => name),
    counsellors: having(is('counsellor')).map(({ name }) => name),
    inRatios: teachers.filter(({ designation }) =>
      (['pet', 'counsellor', 'principal'] as const).every((post) => !is(post)(designation)),
    ).length,
    unknown: having((designation) => countedAs(designation) === null),
  };
};
