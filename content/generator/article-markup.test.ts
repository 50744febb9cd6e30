import assert from 'node:assert/strict';
import test from 'node:test';
import { htmlOf } from './article-markup.ts';
import { relatedTo } from './article-series.ts';

test('[H4] the lines of a story become a box of facts, headings, lists, quotations and sources', () => {
  const html = htmlOf(['A.', '! One.', '! Two.', '## Then', '- x', '- y', '> Said.', '= cdc', ''], 'en');
  assert.equal(
    html,
    '<p>A.</p><section class="key-facts" aria-label="Key facts"><h2>Key facts</h2><ul><li>One.</li><li>Two.</li></ul></section><h2>Then</h2><ul><li>x</li><li>y</li></ul><blockquote><p>Said.</p></blockquote><h2>Where to read more</h2><ul><li><a href="https://www.cdc.gov/"><span lang="en">Centers for Disease Control and Prevention</span></a></li></ul>',
  );
  assert.throws(() => htmlOf(['= nobody'], 'en'), /nobody: unknown source/);
});

test('[H4] next come the following parts of a series, then stories with common topics near in time', () => {
  const story = (slug: string, topics: readonly string[], date: string) => ({ slug, topics, date });
  const all = [
    story('boats', ['sea'], '2031-01-01'),
    story('old-boats', ['sea'], '2021-01-01'),
    story('gulls', ['sea', 'air'], '2031-02-01'),
    story('bread', ['food'], '2031-01-02'),
  ];
  assert.deepEqual(relatedTo(story('ships', ['sea', 'air'], '2031-01-01'), all), [
    'gulls',
    'boats',
    'old-boats',
  ]);
  assert.deepEqual(relatedTo(story('a-kitchen-for-your-kidneys', ['food'], '2031-01-01'), all).slice(0, 2), [
    'the-truth-about-eight-glasses-of-water',
    'grilling-without-regret',
  ]);
});
