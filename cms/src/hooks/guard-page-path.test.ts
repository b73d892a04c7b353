import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routes } from '@aangan/contract/routes.ts';
import { refusePath } from './guard-page-path.ts';

test('every page that the website draws is taken, but the home page', () => {
  for (const { path } of routes)
    if (path === '/') assert.match(refusePath(path) ?? '', /profile of the school/);
    else assert.equal(refusePath(path), undefined, path);
});

test('any other is refused with what to do', () => {
  const refused: [path: unknown, words: RegExp][] = [
    ['/Fees', /The website has no page \/Fees\. Please choose one of those in its menu/],
    ['/feestructure', /as the website does: \/FeeStructure\./],
    ['FeeStructure', /as the website does: \/FeeStructure\./],
    ['/FeeStructure/', /as the website does: \/FeeStructure\./],
    ['', /Please choose which page/],
    [undefined, /Please choose which page/],
    [{}, /Please choose which page/],
  ];
  for (const [path, words] of refused) assert.match(refusePath(path) ?? '', words);
});
