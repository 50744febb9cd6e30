import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from './read.ts';
import { articleFields, locationFields } from './others.ts';

const story = (fields: Readonly<Record<string, string>>) =>
  articleFields({
    item: { name: 'story', displayName: () => 'Story' },
    language: 'en',
    text: (name: string) => fields[name] ?? '',
    image: () => '',
    items: () => [],
    names: () => [],
    elsewhere: () => [],
  } as unknown as Reader);

test('[H3] a story stands under the year that its date says in Chicago', () => {
  for (const [written, year] of [
    ['2026-01-01T03:30:00Z', '2025'],
    ['2026-01-01T06:30:00Z', '2026'],
    ['2025-12-31T21:30:00-06:00', '2025'],
    // A date without a time is that day.
    ['2026-01-01', '2026'],
    ['2026-01-01T00:00:00Z', '2026'],
    ['20260514T123000Z', '2026'],
  ] as const)
    assert.equal(story({ datePublished: written }).c_article_year_s, year, written);
});

test('[H3] a story whose date has the name that lists of news use is under its year, too', () => {
  assert.equal(story({ articleDate: '2024-05-05' }).c_article_year_s, '2024');
});

test('[B24] a place is told of in a list by what stands above its first heading', () => {
  const body = '<p>Our largest hospital.</p><h3>When you arrive</h3><p>Take the red door.</p>';
  const fields = locationFields(
    {
      item: { name: 'place', displayName: () => 'Place' },
      language: 'en',
      text: (name: string) => (name === 'bodyContent' ? body : ''),
      image: () => '',
      items: () => [],
      names: () => [],
      isTrue: () => false,
      number: () => undefined,
      elsewhere: () => [],
    } as unknown as Reader,
    () => [],
  );
  assert.equal(fields.resultbody_t, 'Our largest hospital.');
});
