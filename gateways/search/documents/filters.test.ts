import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContent } from '../../content/open.ts';
import { documentsOf } from './from-content.ts';
import { readerOf } from './read.ts';

/** No page has these: a place is open by the clock, and when physicians are free comes from their calendars. */
const notOfPages = new Set(['c_open_now_b', 'c_next_available_tdt']);

test('[B5] [B24] each filter that the demo offers looks into a field that some page has', async () => {
  const content = await openContent({ folder: 'content' });
  assert.ok(content.ok);
  const indexed = new Set(documentsOf(content.value).flatMap((document) => Object.keys(document)));
  const wanted = content.value
    .byTemplate('Search Filter')
    .map((item) => readerOf(content.value, item, 'en').text('fieldName'));
  content.value.close();
  assert.ok(wanted.length > 10);
  assert.deepEqual(
    wanted.filter((field) => !indexed.has(field) && !notOfPages.has(field)),
    [],
  );
});
