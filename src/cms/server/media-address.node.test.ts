import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutData } from '@/cms/layout-data';
import { mediaLibraries, ownMediaAddress } from '#cms/media-address';
import { normalizeLayout } from '#cms/normalize-layout';
import { safeRichText } from '#cms/rich-text';

process.env.SITECORE_API_HOST = 'https://cm.aldermoor.example';
process.env.MEDIA_LIBRARIES =
  'https://edge.example/aldermoor-a1/media/, https://edge.example/aldermoor-a1/media/films,http://127.0.0.1:4999';
const [edge = '', films = ''] = mediaLibraries().map(({ key }) => key);
const speech = { language: 'en', defaultLanguage: 'en' };

describe('addresses of pictures and files', () => {
  test.each([
    [
      'https://edge.example/aldermoor-a1/media/Ward/bed%204.jpg?h=386&iar=0&w=580',
      `/-/media/~${edge}/Ward/bed%204.jpg?h=386&iar=0&w=580`,
    ],
    ['http://edge.example/aldermoor-a1/media/a.png', `/-/media/~${edge}/a.png`],
    ['//edge.example/aldermoor-a1/media/films/a.mp4', `/-/media/~${films}/a.mp4`],
    ['https://cm.aldermoor.example/-/media/A/b.ashx?w=3&hash=AB', '/-/media/A/b.ashx?w=3&hash=AB'],
    ['http://cm.aldermoor.example/sitecore/shell/-/media/b.pdf#page=2', '/-/media/b.pdf#page=2'],
    ['/sitecore/shell/-/media/JssNext/logo.png?iar=0', '/-/media/JssNext/logo.png?iar=0'],
    ['/~/media/old.ashx', '/-/media/old.ashx'],
    ['https://edge.example/another-tenant/media/a.png', undefined],
    ['https://edge.example/aldermoor-a1/media/../../another-tenant/a.png', undefined],
    ['https://edge.example/aldermoor-a1/mediation.png', undefined],
    ['https://edge.example.evil.example/aldermoor-a1/media/a.png', undefined],
    ['https://user@edge.example/aldermoor-a1/media/a.png', undefined],
    ['https://edge.example:8443/aldermoor-a1/media/a.png', undefined],
    ['https://cm.aldermoor.example/about', undefined],
    ['https://other.example/-/media/a.png', undefined],
    ['/-/media/a.png', undefined],
    ['See //edge.example/aldermoor-a1/media/a.png', undefined],
    ['http://', undefined],
    ['', undefined],
  ])('[O3] %s is %s on this site', (address, own) => {
    expect(ownMediaAddress(address)).toBe(own);
  });

  test('[O3] [G3] pictures and files in authored markup come from this site, and others are left out', () => {
    const html =
      '<p><img src="http://edge.example/aldermoor-a1/media/a.png?w=9" width="9" height="8">' +
      '<img src="https://tracker.example/pixel.gif"><img alt="none">' +
      '<a href="https://cm.aldermoor.example/-/media/form.pdf">Form</a></p>';
    const own = `/-/media/~${edge}/a.png?w=9`;
    const optimized = `/_next/image?url=${encodeURIComponent(own)}&amp;w=96&amp;q=75`;
    const shown = `<img loading="lazy" alt="" width="9" height="8" src="${optimized}" srcset="${optimized} 1x, ${optimized} 2x" />`;
    const link = '<a href="/-/media/form.pdf">Form</a>';
    expect(safeRichText(html, speech)).toBe(`<p>${shown}${link}</p>`);
    // What is safe already stays as it is.
    expect(safeRichText(`<p>${shown}${link}</p>`, speech)).toBe(`<p>${shown}${link}</p>`);
    const forAuthors = safeRichText(html, { ...speech, isForAuthors: true });
    const alt = 'Not shown to visitors: pictures of tracker.example (MEDIA_LIBRARIES)';
    expect(forAuthors.replace(/data:image[^"]*/, 'notice')).toBe(
      `<p><img loading="lazy" alt="" width="9" height="8" src="${own}" />` +
        `<img loading="lazy" alt="${alt}" src="notice" />${link}</p>`,
    );
    const inline = '<p><img alt="" src="data:image/png;base64,AAAA">x</p>';
    expect(safeRichText(inline, speech)).toBe('<p>x</p>');
    expect(safeRichText(inline, { ...speech, isForAuthors: true })).not.toContain('AAAA');
  });

  test('[O3] [O1] fields: visitors get the site’s address or nothing, authors a notice for a picture that is left out', () => {
    const sent = (pageState: string) => ({
      sitecore: {
        context: { pageState, pageEditing: pageState === 'edit' },
        route: {
          fields: {
            own: {
              value: {
                src: 'https://edge.example/aldermoor-a1/media/a.png?h=40&w=60',
                alt: 'A',
                width: '30',
              },
            },
            other: { value: { src: 'https://tracker.example/pixel.gif', alt: 'B' } },
            cms: { value: { src: 'https://authoring.example/-/media/c.png', alt: 'C' } },
            file: { value: { href: 'http://edge.example/aldermoor-a1/media/b.pdf', text: 'B' } },
          },
        },
      },
    });
    const valuesOf = (state: string) => {
      const fields = normalizeLayout(sent(state), speech).route?.fields as Record<string, { value: object }>;
      return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
    };
    // Room for the picture: what the field says counts before what the address says.
    const own = { src: `/-/media/~${edge}/a.png?h=40&w=60`, alt: 'A', width: '30', height: '40' };
    const file = { href: `/-/media/~${edge}/b.pdf`, text: 'B' };
    expect(valuesOf('normal')).toEqual({
      own,
      other: { src: '', alt: 'B' },
      cms: { src: '', alt: 'C' },
      file,
    });
    const alt = 'Not shown to visitors: pictures of tracker.example (MEDIA_LIBRARIES)';
    const notice = { src: expect.stringMatching(/^data:image\/svg\+xml,.*tracker\.example/), alt };
    expect(valuesOf('preview')).toMatchObject({ own, other: notice, file });
    // The editor shows the pictures of its own CMS by itself.
    expect(valuesOf('edit')).toMatchObject({
      other: notice,
      cms: { src: 'https://authoring.example/-/media/c.png' },
    });
  });

  const samples = join(process.env.SAMPLE_DATA_DIR ?? '.', 'layout-samples');
  if (existsSync(samples)) {
    test('[O3] [O2] no page that other systems sent makes a browser ask another host for a picture', () => {
      const read = (name: string) =>
        JSON.parse(readFileSync(join(samples, name), 'utf8').replace(/^\uFEFF/, '')) as unknown;
      const files = readdirSync(samples).filter((name) => name.endsWith('.json'));
      expect(files.length).toBeGreaterThan(20);
      for (const name of files) {
        const layout: LayoutData = normalizeLayout(visited(read(name)), speech);
        expect(JSON.stringify(layout.route?.placeholders ?? {})).not.toMatch(
          /"src":"(https?:)?\/\/|<img[^>]* src=\\"(https?:)?\/\/|\/sitecore\/shell\/-\/media/,
        );
      }
    });
  }
});

/** The same page as visitors get it. */
function visited(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer)
      .replaceAll('"pageEditing":true', '"pageEditing":false')
      .replaceAll('"pageState":"edit"', '"pageState":"normal"'),
  );
}
