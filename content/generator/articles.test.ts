import assert from 'node:assert/strict';
import test from 'node:test';
import { z } from 'zod';
import { articleItems } from './articles.ts';

const stories = z
  .array(z.object({ name: z.string(), fields: z.object({ articleContent: z.string() }) }))
  .parse(articleItems());

test('[H4] every story is whole: 400 to 900 words, a box of facts, headings, and where to read more', () => {
  for (const { name, fields } of stories) {
    const html = fields.articleContent;
    const words = html.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
    assert.ok(words >= 400 && words <= 900, `${name}: ${words} words`);
    assert.match(html, /<section class="key-facts"/, name);
    assert.ok(html.split('<h2>').length > 4, `${name}: headings`);
    assert.match(html, /Where to read more/, name);
  }
});

test('[H4] whoever reads what to do when someone faints reads first when to call 911', () => {
  const html = stories.find(({ name }) => name === 'when-someone-faints')?.fields.articleContent ?? '';
  const [, first = ''] = html.match(/(?<=<h2[^>]*>)[^<]+/g) ?? [];
  assert.match(first, /^Call 911/, 'after the key facts');
});
