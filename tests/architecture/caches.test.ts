import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** Kept on purpose outside of the caches that a publish expires: no publish makes anything in them untrue. */
const allowed: Readonly<Record<string, string>> = {
  'src/cms/server/untranslated.ts':
    'keys of texts of the own language, in which they stay whatever is published',
  'src/cms/server/picture-colours.ts': 'colours that show for a moment, until their pictures are there',
  'src/cms/server/kept-entries.ts': 'markup by all that it shows, which is right whatever is published',
  'src/cms/server/recent-pages.ts': 'pages of some seconds ago, which it empties itself at each publication',
  'src/gateway/answer-cache.ts': 'the caches that a publish expires',
  'src/gateway/stale-answers.ts': 'the last answers of those caches',
  'src/server/brief-answers.ts': 'answers to questions, which a publish outdates as it does pages',
  'src/server/page-cache.ts': 'pages, which a publish purges by path',
  'src/server/pictures.ts': 'pictures, which it empties itself at each publication of media',
  'src/server/page-styles.ts': 'style files, which are part of the build',
  'src/registry/descriptors.ts': 'descriptors of blocks, which are part of the build',
  'src/routes/limits/shared-limits.ts': 'limits of requests, which count callers',
  'src/services/book/sent-drafts.ts': 'names of bookings that were sent, which no publish changes',
  'src/services/search/words/remembered.ts': 'pure readings of texts, which are right whatever is published',
  'src/services/editing/store.ts': 'what an editor sent, taken out once',
};

const files = globSync([
  'src/{gateway,services,routes,server,registry}/**/*.ts',
  'src/cms/server/**/*.ts',
  'src/pages/**/*.{ts,tsx}',
  'src/blocks/*/data.ts',
]).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));

test('[O5] answers of outside systems are kept nowhere but in caches that a publish expires', () => {
  const makesCache = /new (LRUCache|AnswerCache)\b|^(const|let) \w+ = new Map\b(?!(<[^>]*>)?\(\[)/m;
  const others = files.filter((file) => makesCache.test(readFileSync(file, 'utf8')) && !(file in allowed));
  assert.deepEqual(others, []);
  for (const file of Object.keys(allowed)) assert.match(readFileSync(file, 'utf8'), /LRUCache|Map/, file);
});
