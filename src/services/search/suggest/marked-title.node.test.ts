import { isDegreeOnly, titlePieces } from '#services/search/suggest/marked-title';

test('[B25] a marked title is plain pieces, whichever way its service escapes', () => {
  for (const quote of ['&#x27;', '&#39;', '&apos;', "'"])
    expect(titlePieces(`<em>Crohn${quote}s</em> &amp; colitis`)).toEqual([
      { text: "Crohn's", isMatch: true },
      { text: ' & colitis', isMatch: false },
    ]);
  expect(titlePieces('Ear&#x2F;nose &lt;b&gt; &quot;x&quot;')).toEqual([
    { text: 'Ear/nose <b> "x"', isMatch: false },
  ]);
});

test('[B25] what is escaped twice stays text, and what is no character stays as it is', () => {
  expect(titlePieces('&amp;lt;em&amp;gt; &constructor; &#x110000; &#9999999;')).toEqual([
    { text: '&lt;em&gt; &constructor; &#x110000; &#9999999;', isMatch: false },
  ]);
});

test.each([
  ['Zofia Ueda, MD, <em>PhD</em>', true],
  ['<em>Priya</em> Ueda, MD, <em>PhD</em>', false],
  ['Zofia <em>P</em>ham', false],
  ['Zofia Ueda, MD, PhD', false],
])('[B3] whether only a degree of “%s” matches: %s', (marked, isOnly) => {
  expect(isDegreeOnly(titlePieces(marked))).toBe(isOnly);
});
