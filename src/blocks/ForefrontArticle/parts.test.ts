import { withParts } from '@/blocks/ForefrontArticle/parts';

const facts =
  '<section class="key-facts" aria-label="Key facts"><h2>Key facts</h2><ul><li>One.</li></ul></section>';

test('[H4] each heading of an article can be linked to; the box of facts is no part of the text', () => {
  const { html, parts } = withParts(
    `<p>First.</p>${facts}<h2>Why <em>it</em> happens</h2><p>So.</p><h2 id="own">After</h2><h2 class="a">Then &amp; now</h2>`,
  );
  expect(parts).toEqual([
    { fragment: 'part-1', title: 'Why it happens' },
    { fragment: 'own', title: 'After' },
    { fragment: 'part-3', title: 'Then & now' },
  ]);
  expect(html).toBe(
    `<p>First.</p>${facts}<h2 id="part-1">Why <em>it</em> happens</h2><p>So.</p><h2 id="own">After</h2><h2 id="part-3" class="a">Then &amp; now</h2>`,
  );
});

test('[H4] an article of few parts needs no list of them', () => {
  const markup = `${facts}<h2>One</h2><h2>Two</h2>`;
  expect(withParts(markup)).toEqual({ html: markup, parts: [] });
});
