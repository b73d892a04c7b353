/** Running text leaves as Markdown where Markdown can say it, otherwise in the editor's own form; either way it comes back as it was. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { editorTexts } from './editor-texts.ts';
import { openTestCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
before(async () => {
  cms = await openTestCms();
});
after(() => cms.close());

/** What Markdown has no words for, or reads as something else. */
const beyondMarkdown = new Set([
  'an empty one between',
  'an empty one at the end',
  'both at once',
  'bold spaces',
  'beside each other',
  'numbers in a list',
  'two lists',
  'a line within a point',
  'a link in a new tab',
  'a link with brackets',
  'a line within a paragraph',
  'signs of Markdown',
  'a hyphen',
  'a number',
  'underlined',
  'everything together',
]);

for (const [name, state] of Object.entries(editorTexts))
  test(`promise 12.17: ${name} is exported and imported as it was`, async () => {
    const { runningTextWriter } = await import('../src/export/running-text.ts');
    const { markdownReader } = await import('../src/fields/rich-text.ts');
    const { Markdown, markdown } = await import('../src/import/values.ts');
    const { toHtml } = await import('../src/api/records/to-html.ts');
    const exported = (await runningTextWriter(cms.payload.config))(state);
    assert.equal(typeof exported, beyondMarkdown.has(name) ? 'object' : 'string');
    const read = markdown.parse(exported);
    const back =
      read instanceof Markdown ? (await markdownReader(cms.payload.config))(read.text) : read;
    assert.equal(toHtml(back), toHtml(state));
    if (beyondMarkdown.has(name)) assert.deepEqual(back, state);
  });

test('nothing written is nothing exported; what is neither Markdown nor the editor’s is refused in words', async () => {
  const { runningTextWriter } = await import('../src/export/running-text.ts');
  const { markdown } = await import('../src/import/values.ts');
  assert.equal((await runningTextWriter(cms.payload.config))(null), undefined);
  for (const given of [{ editor: 'x' }, { html: '<p>x</p>' }, []])
    assert.match(markdown.safeParse(given).error?.message ?? '', /must be Markdown, or `editor:`/);
  assert.match(markdown.safeParse('').error?.message ?? '', /must not be empty/);
});
