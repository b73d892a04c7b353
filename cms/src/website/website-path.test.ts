import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rights } from '../access/rights.ts';
import { websitePath } from './website-path.ts';

const places: [collection: string, doc: Record<string, unknown>, path: string | undefined][] = [
  ['news', {}, '/News'],
  ['documents', { category: 'Circular' }, '/Circular'],
  ['documents', { category: 'Homework' }, '/HomeWork'],
  ['documents', { category: 'Achievement' }, '/OurAchievements'],
  ['documents', {}, undefined],
  ['events', { category: 'Events' }, '/Events'],
  ['events', { category: 'AcademicCalender' }, '/'],
  ['galleries', { category: 'PhotoGallery', id: 7 }, '/SubGallery?id=7'],
  ['galleries', { category: 'Activity', id: 7 }, '/'],
  ['toppers', { class: 'XII' }, '/TopperXII'],
  ['messages', { category: 'HeadGirl' }, '/HeadGirlMessage'],
  ['pages', { path: '/FeeStructure' }, '/FeeStructure'],
  ['faculty', {}, '/StaffList'],
  ['panoramas', {}, '/VirtualTour'],
  ['annual-reports', { sessionYear: '2025-2026' }, '/AnnualReport?session=2025-2026'],
  ['schools', {}, '/'],
  ['students', { name: 'Aarav' }, undefined],
  ['enquiries', {}, undefined],
];
for (const [collection, doc, path] of places)
  test(`${collection} ${JSON.stringify(doc)} is seen at ${path}`, () =>
    assert.equal(websitePath(collection, doc), path));

test('all content of the website is seen somewhere', () => {
  const content = Object.entries(rights).filter(([, { editor, office }]) => {
    return (editor as readonly string[]).includes('create') && office.length === 0;
  });
  assert.ok(content.length > 10);
  const seen = new Set(places.filter(([, , path]) => path).map(([collection]) => collection));
  for (const [collection] of content)
    assert.ok(seen.has(collection) || websitePath(collection, {}), collection);
});
