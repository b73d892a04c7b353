import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toCsv } from '../../inbox/csv.ts';
import { purposes } from '../purposes.ts';
import { columnKeys, columns, readSheet } from './columns.ts';
import { countEnding, lastDayOf, makeSheet } from './make-sheet.ts';
import { countPlan, makePlan, type Plan } from './plan.ts';
import { type Form, makeRoll, type Roll, type Student } from './roll.ts';

const today = '2026-11-17';
const students: Student[] = [
  { id: 1, name: 'Ishita Punia', class: 'XII', section: 'Rose' },
  { id: 2, name: 'आरव शर्मा', class: 'X', section: 'Lily' },
  { id: 3, name: 'Rohit Kumar', class: 'X', section: 'Lily' },
  { id: 4, name: 'Rohit Kumar', class: 'X', section: 'Lily' },
  { id: 5, name: 'Asha Rani', class: 'Nursery', section: 'A' },
  { id: 6, name: 'Asha Rani', class: 'Nursery', section: 'B' },
];
let count = 100;
const form = (student: number, said: string, more: Partial<Form> = {}): Form => {
  count += 1;
  return {
    id: count,
    student,
    name: '',
    givenBy: 'Sunita Devi',
    relation: 'Mother',
    how: 'Paper',
    givenOn: '2026-04-02',
    until: '2027-03-31',
    purposes: Object.fromEntries(
      purposes.map((purpose, index) => [
        purpose,
        { given: said[index] === 'y', withdrawnOn: said[index] === 'w' ? '2026-05-03' : null },
      ]),
    ) as Form['purposes'],
    ...more,
  };
};
const withdrawn = (student: number, said: string): Form => {
  const made = form(student, said);
  for (const purpose of purposes)
    if (made.purposes[purpose].withdrawnOn) made.purposes[purpose].given = true;
  return made;
};
const roll = (...forms: Form[]): Roll => makeRoll(students, forms);

const short =
  'Class,Section,Name,Photograph,Naming,Birthday,Voice,Signed by,Relation,Signed on,How,Counts until';
const planOf = (text: string, of: Roll): Plan => {
  const sheet = readSheet(text);
  if (typeof sheet === 'string') throw new Error(sheet);
  return makePlan(sheet.rows, of, today);
};
/** A sheet with one row; the rest of which may be left out. */
const planRow = (row: string, ...forms: Form[]): Plan =>
  planOf(`${short}\n${row}\n`, roll(...forms));
const onlyChange = (plan: Plan) => {
  assert.deepEqual(plan.problems, []);
  assert.equal(plan.changes.length, 1);
  return plan.changes[0];
};
const onlyProblem = (plan: Plan) => {
  assert.deepEqual([plan.changes, plan.unchanged], [[], 0]);
  assert.equal(plan.problems.length, 1);
  return plan.problems[0];
};

/** The forms as they are after a plan was written. */
const after = (plan: Plan, forms: readonly Form[]): Form[] => {
  const all = new Map(forms.map((one) => [one.id, one]));
  for (const { student, created, updated } of plan.changes) {
    const before = updated && all.get(updated.id);
    if (before) all.set(before.id, { ...before, ...updated.data });
    if (created) {
      const made = { ...form(Number(student.id), ''), ...created };
      all.set(made.id, made);
    }
  }
  return [...all.values()];
};

describe('whom a row means', () => {
  const answer = 'yes,,,,Sunita Devi,Mother,15/8/2026,,';
  const found: [row: string, id: number][] = [
    [`XII,Rose,Ishita Punia,${answer}`, 1],
    [`12, rose ,ISHITA  PUNIA,${answer}`, 1],
    [`Class XII,,Ishita-Punia,${answer}`, 1],
    [`10th,Lily,आरव शर्मा,${answer}`, 2],
    [`nursery,B,Asha Rani,${answer}`, 6],
  ];
  for (const [row, id] of found)
    test(`${row.split(',').slice(0, 3)} is no. ${id}`, () =>
      assert.equal(onlyChange(planRow(row))?.student.id, id));

  const lost: [row: string, place: string, why: RegExp][] = [
    [`XII,Lily,Ishita Punia,${answer}`, 'C2', /Nobody of this name/],
    [`XI,Rose,Ishita Punia,${answer}`, 'C2', /Nobody of this name/],
    [`,Rose,Ishita Punia,${answer}`, 'A2', /class is missing/],
    [`XII,Rose,,${answer}`, 'C2', /name is missing/],
    [`X,Lily,Rohit Kumar,${answer}`, 'C2', /two of this name in this class and section/],
    [`Nursery,,Asha Rani,${answer}`, 'C2', /write the section/],
    [`XII,Rose,"<script>alert(1)</script>",${answer}`, 'C2', /Nobody/],
  ];
  for (const [row, place, why] of lost)
    test(`${row.split(',').slice(0, 3)} is told at ${place}`, () => {
      const problem = onlyProblem(planRow(row));
      assert.equal(problem?.place, place);
      assert.match(problem?.why ?? '', why);
      assert.equal(problem?.row, 2);
    });

  const numbered = (number: string, name: string) =>
    planOf(`Student no.,${short}\n${number},,,${name},${answer}\n`, roll());
  test('by its number, also of two of the same name', () => {
    assert.equal(onlyChange(numbered('4', 'Rohit Kumar'))?.student.id, 4);
    assert.equal(onlyChange(numbered(' ३ ', 'rohit kumar'))?.student.id, 3);
  });
  test('a number with another one’s name is a shifted column, and nothing is written for it', () => {
    const problem = onlyProblem(numbered('4', 'Ishita Punia'));
    assert.deepEqual([problem?.place, problem?.stands], ['D2', 'Ishita Punia']);
    assert.match(problem?.why ?? '', /Rohit Kumar’s, of X Lily.*shifted/);
    assert.match(onlyProblem(numbered('99', 'Ishita Punia'))?.why ?? '', /Nobody on the roll/);
    assert.match(onlyProblem(numbered('x', 'Ishita Punia'))?.why ?? '', /Nobody on the roll/);
    assert.match(onlyProblem(numbered('1e0', 'Ishita Punia'))?.why ?? '', /Nobody on the roll/);
  });
  test('the same student twice: neither is written, and each names the other', () => {
    const row = `XII,Rose,Ishita Punia,${answer}`;
    const plan = planOf(`${short}\n${row}\n\nX,Lily,आरव शर्मा,${answer}\n${row}`, roll());
    assert.deepEqual(
      plan.problems.map(({ row: at, why }) => [at, why]),
      [
        [2, 'The same student stands in the rows 2, 5.'],
        [5, 'The same student stands in the rows 2, 5.'],
      ],
    );
    assert.deepEqual(
      plan.changes.map(({ student }) => student.id),
      [2],
    );
  });
});

describe('what a row changes', () => {
  const who = 'XII,Rose,Ishita Punia';
  const signed = 'Sunita Devi,Mother,15/8/2026,,';
  const states = (given: string) =>
    Object.fromEntries(
      purposes.map((purpose, index) => [
        purpose,
        { given: given[index] === 'y', withdrawnOn: null },
      ]),
    );

  test('a first form is new, on paper and until the end of the session unless it says otherwise', () => {
    const plan = planRow(`${who},yes,no,हाँ,,${signed}`);
    assert.deepEqual(onlyChange(plan)?.created, {
      givenBy: 'Sunita Devi',
      relation: 'Mother',
      givenOn: '2026-08-15',
      how: 'Paper',
      until: '2027-03-31',
      purposes: states('yny-'),
    });
    assert.deepEqual(countPlan(plan), {
      new: 1,
      changed: 0,
      withdrawn: 0,
      unchanged: 0,
      blank: 0,
      problems: 0,
    });
    const full = `${who},yes,,,,Raj,Father,15 Aug 2026,With the admission form,31.3.28`;
    const { created } = onlyChange(planRow(full)) ?? {};
    assert.deepEqual(
      [created?.relation, created?.how, created?.until],
      ['Father', 'Admission', '2028-03-31'],
    );
  });

  test('a row without an answer changes nothing, whatever else stands in it', () => {
    const plan = planRow(`XII,Rose,Nobody Here,,-,,,Somebody,aunt,32/13/2026,,`, form(1, 'yyyy'));
    assert.deepEqual(countPlan(plan), {
      new: 0,
      changed: 0,
      withdrawn: 0,
      unchanged: 0,
      blank: 1,
      problems: 0,
    });
  });

  test('a newer paper is a new form, and the old one stays as it was signed', () => {
    const change = onlyChange(planRow(`${who},yes,yes,yes,yes,${signed}`, form(1, 'ynyn')));
    assert.equal(change?.kind, 'new');
    assert.equal(change?.updated, undefined);
    assert.deepEqual(change?.created?.purposes, states('yyyy'));
  });

  test('a no on the same paper withdraws what was given, today; on a newer one, on its day', () => {
    const kept = form(1, 'yyny');
    const same = onlyChange(planRow(`${who},no,yes,no,yes,,,2/4/2026,,`, kept));
    assert.deepEqual(same?.withdrawn, ['photograph']);
    assert.equal(same?.created, undefined);
    assert.deepEqual(same?.updated, {
      id: kept.id,
      data: { purposes: { ...kept.purposes, photograph: { given: true, withdrawnOn: today } } },
    });
    const newer = onlyChange(planRow(`${who},no,yes,no,yes,${signed}`, kept));
    assert.deepEqual(newer?.withdrawn, ['photograph']);
    assert.deepEqual(newer?.created?.purposes, states('nyny'));
    assert.deepEqual(newer?.words, [
      'photograph: withdrawn',
      'name: yes',
      'birthday: no',
      'voice: yes',
    ]);
    assert.deepEqual(newer?.updated?.data.purposes?.photograph, {
      given: true,
      withdrawnOn: '2026-08-15',
    });
  });

  test('what was withdrawn is not given again by the old paper: an old sheet undoes nothing', () => {
    const kept = withdrawn(1, 'wyyy');
    const problem = onlyProblem(planRow(`${who},yes,yes,yes,yes,,,2/4/2026,,`, kept));
    assert.equal(problem?.place, 'D2');
    assert.match(problem?.why ?? '', /withdrawn on 3 May 2026/);
    const change = onlyChange(planRow(`${who},yes,yes,yes,yes,${signed}`, kept));
    assert.deepEqual(change?.created?.purposes, states('yyyy'));
  });

  test('blank on a newer paper keeps what was agreed to, and never makes it longer', () => {
    const kept = form(1, 'yyyn');
    const change = onlyChange(planRow(`${who},,no,,,${signed}`, kept));
    assert.deepEqual(change?.created?.purposes, states('ynyn'));
    const longer = `${who},,no,yes,no,Sunita Devi,Mother,15/8/2026,,31/3/2028`;
    const problem = onlyProblem(planRow(longer, kept));
    assert.equal(problem?.place, 'D2');
    assert.match(problem?.why ?? '', /agreed until 31 March 2027.*yes or no/);
    const ended = form(1, 'yyyy', { givenOn: '2025-04-02', until: '2026-03-31' });
    assert.deepEqual(onlyChange(planRow(longer, ended))?.created?.purposes, states('nnyn'));
    const endless = form(1, 'yyyy', { until: null });
    assert.deepEqual(onlyChange(planRow(longer, endless))?.created?.purposes, states('ynyn'));
  });

  test('the same paper written differently is corrected, field by field', () => {
    const kept = form(1, 'ynyy');
    const row = `${who},yes,yes,yes,yes,Sunita Rani,Father,2/4/2026,E-mail,30/4/2027`;
    assert.deepEqual(onlyChange(planRow(row, kept))?.updated, {
      id: kept.id,
      data: {
        givenBy: 'Sunita Rani',
        relation: 'Father',
        how: 'Message',
        until: '2027-04-30',
        purposes: { ...kept.purposes, naming: { given: true, withdrawnOn: null } },
      },
    });
    assert.equal(planRow(`${who},yes,no,,,,,2/4/2026,,`, kept).unchanged, 1);
    // What is left blank is not made longer without a word.
    const [problem] = planRow(`${who},yes,yes,,yes,,,2/4/2026,,30/4/2027`, kept).problems;
    assert.match(problem?.why ?? '', /agreed until 31 March 2027.*yes or no/);
  });

  test('an older paper than the newest is told, unless it is kept as it is written', () => {
    const kept = [form(1, 'yyyy', { givenOn: '2025-04-02', until: '2026-03-31' }), form(1, 'nnnn')];
    const old = (said: string) =>
      planRow(`${who},${said},Sunita Devi,Mother,2/4/2025,,31/3/2026`, ...kept);
    assert.equal(old('yes,yes,yes,yes').unchanged, 1);
    assert.match(onlyProblem(old('yes,yes,yes,no'))?.why ?? '', /newer form.*2 April 2026/);
    const unknown = planRow(`${who},yes,,,,S D,Mother,1/1/2026,,`, ...kept);
    assert.match(onlyProblem(unknown)?.why ?? '', /newer form/);
  });

  const unread: [what: string, rest: string, place: string, why: RegExp][] = [
    ['a word', 'maybe,,,,S D,Mother,1/4/2026,,', 'D2', /neither yes nor no/],
    ['a formula', '=1+1,,,,S D,Mother,1/4/2026,,', 'D2', /neither/],
    ['a formula as text', "'=1+1,,,,S D,Mother,1/4/2026,,", 'D2', /neither/],
    ['a NUL byte', 'yes\u0000,,,,S D,Mother,1/4/2026,,', 'D2', /neither/],
    ['a day that does not exist', 'yes,,,,S D,Mother,31/02/2026,,', 'J2', /no such day/],
    ['an American day', 'yes,,,,S D,Mother,04/15/2026,,', 'J2', /no such day/],
    ['tomorrow', 'yes,,,,S D,Mother,18/11/2026,,', 'J2', /not come yet/],
    ['no day', 'yes,,,,S D,Mother,,,', 'J2', /missing/],
    ['no signer', 'yes,,,,,Mother,1/4/2026,,', 'H2', /Who signed/],
    ['no relation', 'yes,,,,S D,,1/4/2026,,', 'I2', /mother or the father/],
    ['an aunt', 'yes,,,,S D,aunt,1/4/2026,,', 'I2', /one of: Mother/],
    ['a pigeon', 'yes,,,,S D,Mother,1/4/2026,pigeon,', 'K2', /one of: With/],
    ['an end that is over', 'yes,,,,S D,Mother,1/4/2026,,31/3/2026', 'L2', /over/],
    ['nothing that is seen for a name', 'yes,,,,\u0001\u202E,Mother,1/4/2026,,', 'H2', /no name/],
    ['201 letters for a name', `yes,,,,${'x'.repeat(201)},Mother,1/4/2026,,`, 'H2', /no name/],
    ['a megabyte', `${'x'.repeat(1_000_000)},,,,S D,Mother,1/4/2026,,`, 'D2', /neither/],
  ];
  for (const [what, rest, place, why] of unread)
    test(`${what} is told at ${place}`, () => {
      const problem = onlyProblem(planRow(`${who},${rest}`));
      assert.equal(problem?.place, place);
      assert.match(problem?.why ?? '', why);
      assert.ok((problem?.stands.length ?? 0) <= 61);
    });

  test('a signer is one line, without what nobody sees, and keeps every script', () => {
    const row = `${who},yes,,,,"सुनीता\u0000\n\u202Eदेवी",Mother,1/4/2026,,`;
    assert.equal(onlyChange(planRow(row))?.created?.givenBy, 'सुनीता देवी');
    const formula = `${who},yes,,,,"'=cmd|' /c calc'!A1",Mother,1/4/2026,,`;
    assert.equal(onlyChange(planRow(formula))?.created?.givenBy, "=cmd|' /c calc'!A1");
  });
});

describe('the whole sheet', () => {
  const forms = [
    form(1, 'yyny'),
    form(2, 'yyyy', { until: null, givenBy: '=1+1', relation: 'Guardian' }),
    form(3, 'ynnn', { givenOn: '2025-04-02', until: '2026-03-31' }),
    withdrawn(4, 'wyyy'),
  ];
  const sheetOf = (session: 'this' | 'next', of = roll(...forms)) => makeSheet(of, session, today);
  const rowOf = (sheet: string[][], name: string) => {
    const row = sheet.find((cells) => cells[0] === name) ?? [];
    return Object.fromEntries(columnKeys.map((key, index) => [key, row[index]]));
  };

  test('has a row for each student, class by class, with what is known and what is to be asked', () => {
    const sheet = sheetOf('this');
    assert.deepEqual(
      sheet.slice(1).map(([id]) => id),
      ['5', '6', '3', '4', '2', '1'],
    );
    assert.deepEqual(rowOf(sheet, '1'), {
      id: '1',
      class: 'XII',
      section: 'Rose',
      name: 'Ishita Punia',
      last: '',
      photograph: 'yes',
      naming: 'yes',
      birthday: 'no',
      voice: 'yes',
      givenBy: 'Sunita Devi',
      relation: 'Mother',
      givenOn: '02 Apr 2026',
      how: 'On a form of its own',
      until: '31 Mar 2027',
    });
    assert.equal(rowOf(sheet, '4').photograph, 'no');
    assert.equal(rowOf(sheet, '2').until, '');
  });

  test('promise 12.11: what was said for a session that is over is seen, and not given', () => {
    const over = rowOf(sheetOf('this'), '3');
    assert.equal(over.last, 'photograph yes, name no, birthday no, voice no (until 31 Mar 2026)');
    assert.deepEqual([over.photograph, over.givenOn, over.until], ['', '', '31 Mar 2027']);
    const next = rowOf(sheetOf('next'), '1');
    assert.equal(next.last, 'photograph yes, name yes, birthday no, voice yes (until 31 Mar 2027)');
    assert.deepEqual([next.photograph, next.givenOn, next.until], ['', '', '31 Mar 2028']);
    // Without an end it counts for every session.
    assert.equal(rowOf(sheetOf('next'), '2').photograph, 'yes');
    assert.equal(rowOf(sheetOf('this'), '5').last, '');
  });

  test('given back as it was downloaded it changes nothing, in any separator', () => {
    for (const session of ['this', 'next'] as const) {
      const csv = toCsv(sheetOf(session));
      const tabs = sheetOf(session)
        .map((row) => row.join('\t'))
        .join('\n');
      for (const text of [csv, tabs, csv.replaceAll('","', '";"')]) {
        const plan = planOf(text, roll(...forms));
        assert.deepEqual([plan.changes, plan.problems], [[], []]);
        assert.equal(plan.unchanged + plan.blank, students.length);
      }
    }
  });

  test('given back twice it changes nothing the second time', () => {
    const rows = [
      'XII,Rose,Ishita Punia,no,yes,no,,Sunita Devi,Mother,1/9/2026,,',
      'X,Lily,आरव शर्मा,no,yes,yes,yes,,,2/4/2026,,',
      'Nursery,A,Asha Rani,yes,no,,,Raj,Father,1.9.26,Paper,',
    ];
    const text = [short, ...rows].join('\n');
    const first = planOf(text, roll(...forms));
    assert.deepEqual(countPlan(first), {
      new: 2,
      changed: 1,
      withdrawn: 2,
      unchanged: 0,
      blank: 0,
      problems: 0,
    });
    const second = planOf(text, roll(...after(first, forms)));
    assert.deepEqual([second.changes, second.problems, second.unchanged], [[], [], 3]);
  });

  test('two thousand rows are read', () => {
    const many = Array.from({ length: 2000 }, (_, index) => ({
      id: index + 1,
      name: `Student ${index}`,
      class: 'V',
      section: 'A',
    }));
    const of = makeRoll(many, []);
    const filled = makeSheet(of, 'this', today).map((row, index) =>
      index === 0
        ? row
        : [...row.slice(0, 5), 'yes', 'no', '', '✓', 'Raj', 'Father', '1/4/26', '', ''],
    );
    const plan = planOf(toCsv(filled), of);
    assert.deepEqual([plan.changes.length, plan.problems], [2000, []]);
  });

  const broken: [what: string, text: string, why: RegExp][] = [
    ['nothing', '', /headings/],
    ['words', 'hello\nworld', /headings/],
    ['cells without headings', '1,X,A,Asha Rani,yes', /headings/],
    ['a column twice', `${short},Name\n`, /“Name” stands there twice \(C and M\)/],
    ['no day', 'Name,Photograph\nA,yes', /Signed on/],
    ['an open quotation mark', `${short}\nX,"Lily\nb,c\n`, /row 2 a quotation mark/],
    ['6,000 rows', `${short}\n${'a,b\n'.repeat(6000)}`, /more than 5000 rows/],
  ];
  for (const [what, text, why] of broken)
    test(`${what}: it is told what is wrong with the sheet`, () => {
      const sheet = readSheet(text);
      assert.equal(typeof sheet, 'string');
      assert.match(String(sheet), why);
    });

  test('a title above the headings and columns of the office’s own are left alone', () => {
    const sheet = readSheet(`Our School\n\nRemarks,Name,Photograph,Signed on\nx,A,yes,1/4/26\n`);
    assert.ok(typeof sheet !== 'string');
    assert.deepEqual(sheet.unread, ['Remarks']);
    assert.equal(sheet.rows[0]?.cell('name'), 'A');
    assert.equal(sheet.rows[0]?.place('photograph'), 'C4');
    assert.equal(sheet.rows[0]?.place('voice'), '');
  });

  test('every heading of the sheet is one that is read', () => {
    const sheet = readSheet(columnKeys.map((key) => columns[key].heading).join('\t'));
    assert.ok(typeof sheet !== 'string');
    assert.deepEqual(sheet.unread, []);
  });
});

test('sessions end in March', () => {
  assert.equal(lastDayOf('this', '2026-11-17'), '2027-03-31');
  assert.equal(lastDayOf('next', '2026-11-17'), '2028-03-31');
  assert.equal(lastDayOf('this', '2027-03-31'), '2027-03-31');
  assert.equal(lastDayOf('this', '2027-04-01'), '2028-03-31');
});

test('who has no consent any more, or soon will not, is counted', () => {
  const of = roll(
    form(1, 'yyyy', { until: '2026-11-16' }),
    form(2, 'yyyy', { until: '2026-11-17' }),
    form(3, 'yyyy', { until: '2027-01-16' }),
    form(4, 'yyyy', { until: '2027-01-17' }),
    form(5, 'yyyy', { until: null }),
  );
  assert.deepEqual(countEnding(of, today), { students: 6, ended: 1, soon: 2, never: 1 });
});
