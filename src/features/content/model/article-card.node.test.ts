import { readMinutes } from '@/features/content/model/article-card';

const words = (count: number) => 'a heart '.repeat(count / 2);

test('[H4] the time to read is that of its words, by 200 a minute, and at least a minute', () => {
  expect(readMinutes('')).toBe(1);
  expect(readMinutes(`<p>${words(600)}</p>`)).toBe(3);
});

test.each([
  ['gaps', '&nbsp; &#160; <br> <i></i> &nbsp;&nbsp; '],
  ['signs', '&mdash; &amp; &#8211; &#x2026; &hellip; – / • '],
])('[H4] [Q50] %s between the words take no time', (_what, between) => {
  expect(readMinutes(`<p>${words(600)}${between.repeat(200)}</p>`)).toBe(3);
});

test.each([
  ['written with signs', 'don&rsquo;t R&amp;D caf&eacute; '],
  ['partly in bold', 'im<b>port</b>ant <em>y</em>ou h<sub>2</sub>o '],
  ['in Arabic', 'القلب السليم &#1602;&#1604;&#1576; '],
])('[H4] a word %s is one', (_what, three) => {
  expect(readMinutes(`<p>${three.repeat(200)}</p>`)).toBe(3);
});

test('[H4] words beside a space that may not break are two', () => {
  expect(readMinutes('8&nbsp;minutes '.repeat(300))).toBe(3);
});
