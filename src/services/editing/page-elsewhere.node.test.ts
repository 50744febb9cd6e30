import { pageElsewhere } from '#services/editing/page-elsewhere';
import { withSiteAddresses, withSitePictures } from '#services/editing/site-addresses';
import { spriteUrl } from '@/ui/icon/icon-names';

const site = 'https://clinic.example';

test('[O1] scripts, styles and pictures get the site’s address, links and the page’s data do not', async () => {
  const html = await pageElsewhere(
    '<html><head lang="en"><link rel="stylesheet" href="/_next/a.css"/></head><body>' +
      `<a href="/about">A</a><svg><use href="${spriteUrl}#search"></use></svg>` +
      '<img src="/-/media/a.png" srcSet="/-/media/a.png 1x, /-/media/b.png 2x" alt="/a"/>' +
      '<img src="https://other.example/x.png"/><img src="//other.example/y.png"/>' +
      '<script id="__NEXT_DATA__" type="application/json">{"props":{"a":"<img src=\\"/kept\\">"}}</script>' +
      '<script src="/_next/b.js" defer=""></script></body></html>',
    site,
  );
  expect(html).toContain(`href="${site}/_next/a.css"`);
  expect(html).toContain(`src="${site}/_next/b.js"`);
  expect(html).toContain(`srcSet="${site}/-/media/a.png 1x, ${site}/-/media/b.png 2x" alt="/a"`);
  expect(html).toContain('<a href="/about">');
  expect(html).toContain('"https://other.example/x.png"');
  expect(html).toContain('"//other.example/y.png"');
  expect(html).toContain(String.raw`{"assetPrefix":"${site}","props":{"a":"<img src=\"/kept\">"}}`);
  expect(html).toContain(`var TURBOPACK_CHUNK_BASE_PATH="${site}/_next/"`);
  expect(html).toMatch(/<symbol id="foyer-icon-search".*<\/body>/s);
  expect(html).toContain('<use href="#foyer-icon-search">');
  expect(html.indexOf('TURBOPACK_CHUNK_BASE_PATH')).toBeLessThan(html.indexOf('_next/b.js'));
});

test('[O1] pictures in layout data get the site’s address, in fields and in the editor’s markup', () => {
  const editable = "<code>{}</code><img alt='' src='/-/media/c.jpg' />";
  expect(
    withSitePictures(
      [{ image: { value: { src: '/-/media/c.jpg' }, editable }, link: { value: { href: '/a' } }, n: null }],
      site,
    ),
  ).toEqual([
    {
      image: {
        value: { src: `${site}/-/media/c.jpg` },
        editable: `<code>{}</code><img alt='' src='${site}/-/media/c.jpg' />`,
      },
      link: { value: { href: '/a' } },
      n: null,
    },
  ]);
  expect(withSiteAddresses('<p>a < b src="/x"</p>', site)).toBe('<p>a < b src="/x"</p>');
});

test('[O1] pictures and files of the CMS stay at the editor, where they are right', () => {
  const shell =
    '<img src="/sitecore/shell/-/media/a.ashx" srcset="/sitecore/shell/-/media/a.ashx 1x, /b.png 2x">';
  expect(withSiteAddresses(shell, site)).toBe(
    `<img src="/sitecore/shell/-/media/a.ashx" srcset="/sitecore/shell/-/media/a.ashx 1x, ${site}/b.png 2x">`,
  );
  expect(withSitePictures({ src: '/sitecore/shell/-/media/a.ashx' }, site)).toEqual({
    src: '/sitecore/shell/-/media/a.ashx',
  });
});
