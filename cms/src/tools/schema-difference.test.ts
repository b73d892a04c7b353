import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeDifference, type Schema } from './schema-difference.ts';

const text = { type: 'text', notNull: false };
const table = (name: string, columns: Record<string, unknown>, more: object = {}) => ({
  name,
  columns,
  ...more,
});
const schema = (...tables: ReturnType<typeof table>[]): Schema => ({
  tables: Object.fromEntries(tables.map((one) => [one.name, one])),
});
const news = table('news', { title: text });

test('the same tables differ in nothing, whatever is noted beside them', () => {
  const noted = { ...schema(news), id: 'b', prevId: 'a' };
  assert.deepEqual(describeDifference({ ...schema(news), id: 'a' } as Schema, noted), []);
});
test('a new field is told once, not once more for its versions', () => {
  const before = schema(news, table('_news_v', { version_title: text }));
  const after = schema(
    table('news', { title: text, subtitle: text }),
    table('_news_v', { version_title: text, version_subtitle: text }),
  );
  assert.deepEqual(describeDifference(before, after), ['news: new column "subtitle"']);
});
test('what differs in the versions alone is told', () => {
  const before = schema(news, table('_news_v', {}));
  assert.deepEqual(describeDifference(before, schema(news, table('_news_v', { latest: text }))), [
    '_news_v: new column "latest"',
  ]);
});
test('columns that go or change, tables that come or go, indexes', () => {
  const after = schema(table('news', { title: { ...text, notNull: true } }), table('events', {}));
  assert.deepEqual(describeDifference(schema(news, table('old', {})), after), [
    'news: column "title" differs',
    'old: table is gone',
    'events: new table',
  ]);
  assert.deepEqual(describeDifference(schema(news), schema(table('news', {}))), [
    'news: column "title" is gone',
  ]);
  assert.deepEqual(
    describeDifference(schema(news), schema({ ...news, indexes: { title_idx: {} } } as never)),
    ['news: its indexes or references differ'],
  );
});
test('a choice that PostgreSQL keeps as a type of its own', () => {
  const choice = (values: string[]) => ({ 'public.enum_stream': { name: 'enum_stream', values } });
  assert.deepEqual(
    describeDifference(
      { ...schema(news), enums: choice(['Arts']) },
      { ...schema(news), enums: choice(['Arts', 'Science']) },
    ),
    ['enum_stream: its values differ'],
  );
});
