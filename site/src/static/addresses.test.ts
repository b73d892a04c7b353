import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileOf, pathBetween } from './addresses.ts';

const today = '2026-11-18';
const cases: [address: string, file: string | undefined][] = [
  ['/', 'index.html'],
  ['/AboutUs', 'AboutUs.html'],
  ['/SubGallery?id=14', 'SubGallery-id-14.html'],
  ['/News?year=2026&page=2', 'News-year-2026-page-2.html'],
  ['/TopperX?year=2024-2025', 'TopperX-year-2024-2025.html'],
  ['/?month=2027-11', 'index-month-2027-11.html'],
  ['/?month=2027-12', undefined],
  ['/?month=2025-11', 'index-month-2025-11.html'],
  ['/?month=2025-10', undefined],
  ['/News?q=sports', undefined],
  ['/News?year=../../etc', undefined],
  ['/News?page=2%2F..', undefined],
  ['/api/image/2cc77908591f566d.webp', 'files/2cc77908591f566d.webp'],
  ['/api/image/2cc77908591f566d.webp?w=160', 'files/2cc77908591f566d-160.webp'],
  ['/api/image/2cc77908591f566d.webp?w=a/b', undefined],
  ['/api/image/2cc77908591f566d.webp?x=1', undefined],
  ['/api/disclosure/NJMS', 'api/disclosure/NJMS.json'],
  ['/api/news/all/NJMS', undefined],
  ['/MandatoryDisclosure.pdf', 'MandatoryDisclosure.pdf'],
  ['/assets/site-BrTBCbHB.css', 'assets/site-BrTBCbHB.css'],
  ['/assets/../../AboutUs', 'AboutUs.html'],
  ['/.copy.json', undefined],
  ['//elsewhere.example/x', undefined],
  ['https://elsewhere.example/x', undefined],
  ['', 'index.html'],
];
for (const [address, file] of cases)
  test(`${address} is ${file ?? 'not in a copy'}`, () => {
    assert.equal(fileOf(address, today), file);
  });

test('from one file to another, wherever the copy lies', () => {
  assert.equal(pathBetween('index.html', 'files/a.webp'), 'files/a.webp');
  assert.equal(pathBetween('assets/a.css', 'assets/b.woff2'), '../assets/b.woff2');
});
