import { safeRichText } from '#cms/rich-text';
import { withTableBoxes, withoutTableBoxes } from '#cms/table-box';

const page = { language: 'en', defaultLanguage: 'en' };
const row = '<tbody><tr><th>Day</th><td>Hours <b>"x"</b></td></tr><tr><td>Mon</td></tr></tbody>';
const box = (name: string) => `<div class="table-box" role="region" tabindex="0" aria-label="${name}">`;

describe('tables that authors write', () => {
  test('[G3] each table stands in a box that the keyboard reaches, with a name', () => {
    const named = (html: string) =>
      [
        ...safeRichText(html, page).matchAll(
          /<div class="table-box" role="region" tabindex="0" aria-label="([^"]*)"><table/g,
        ),
      ].map(([, name]) => name);
    expect(named(`<h2>Rules</h2><table><caption>Visits <i>by</i>\n unit</caption>${row}</table>`)).toEqual([
      'Visits by unit',
    ]);
    expect(named(`<h2>Rules</h2><p>x</p><h3>At <b>night</b></h3><table>${row}</table>`)).toEqual([
      'At night',
    ]);
    expect(named(`<table>${row}</table>`)).toEqual(['Day, Hours &quot;x&quot;']);
    expect(named(`<table><tbody><tr><td>a <b</td></tr></tbody></table>`)[0]).toMatch(/^a &lt;/);
    expect(named('<table><tbody><tr><td><img src="/-/media/a.png"></td></tr></tbody></table>')).toEqual([]);
    expect(named(`<table>${row}</table><TABLE class="x">${row}</TABLE>`)).toHaveLength(2);
    expect(named(`<table><caption>${'word '.repeat(60)}</caption>${row}</table>`)[0]).toMatch(/^(word )+…$/);
  });

  test('[G3] a table in a table has no box of its own, and nothing else changes', () => {
    const inner = `<table>${row}</table>`;
    const html = `<p>a</p><table><tbody><tr><td>Out${inner}</td></tr></tbody></table><p>b</p>`;
    const boxed = withTableBoxes(html);
    expect(boxed.match(/table-box/g)).toHaveLength(1);
    expect(withoutTableBoxes(boxed)).toBe(html);
    expect(withTableBoxes('<p>No table</p>')).toBe('<p>No table</p>');
    expect(withTableBoxes('</table><p>x</p><table>')).toBe('</table><p>x</p><table>');
  });

  test('[G3] markup that is made safe twice is the same, and the boxes of others stay', () => {
    const html = `<h2>A</h2><div class="table-box"><table>${row}</table><p>x</p></div><table id="t">${row}</table>`;
    const once = safeRichText(html, page);
    expect(safeRichText(once, page)).toBe(once);
    expect(once).toContain(`<a name="t"></a>${box('A')}<table>`);
    expect(once.match(/role="region"/g)).toHaveLength(2);
  });

  test('[O1] authors see their table as they wrote it', () => {
    const html = `<table>${row}</table>`;
    expect(safeRichText(html, { ...page, isForAuthors: true })).not.toContain('table-box');
  });
});
