/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { safeRichText } from '#cms/rich-text';

const english = { language: 'en', defaultLanguage: 'en' };
const spanish = { language: 'es-MX', defaultLanguage: 'en' };

describe('authored markup', () => {
  test('[G3] keeps what authors write', () => {
    const html =
      '<h2>Care</h2><p>For <strong>you</strong> and <a href="/about">yours</a>.</p><ul><li>One</li></ul>';
    expect(safeRichText(html, english)).toBe(html);
  });

  test('[A8] gives links of the site the language of the page, once', () => {
    expect(safeRichText('<a href="/about?x=1#y">a</a>', spanish)).toBe('<a href="/es-mx/about?x=1#y">a</a>');
    expect(safeRichText('<a href="/es-MX/about">a</a>', spanish)).toBe('<a href="/es-MX/about">a</a>');
    expect(safeRichText('<a href="https://example.org/about">a</a>', spanish)).toBe(
      '<a href="https://example.org/about">a</a>',
    );
    expect(safeRichText('<a href="/-/media/a.pdf">a</a>', spanish)).toBe('<a href="/-/media/a.pdf">a</a>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<iframe src="https://example.org"></iframe>',
    '<form action="https://example.org"><input></form>',
    '<p style="position:fixed">x</p>',
    '<a href="//evil.example">x</a>',
  ])('[P3] takes the harm out of %s', (html) => {
    const safe = safeRichText(html, english);
    expect(safe).not.toMatch(/script|onerror|onload|iframe|<form|<input|position|evil/i);
  });

  /** What a visitor reads, where a browser takes a text for markup and where it takes it for text. */
  function readAs(html: string) {
    const safe = safeRichText(html, english);
    const markup = Object.assign(document.createElement('div'), { innerHTML: safe });
    return [markup.textContent, safe].map((text) => text.replaceAll('\u2060', ''));
  }

  test.each([
    'Patients aged <a year',
    'hCG <five IU/l, or pH <x',
    'A&D for <b or <i, R&D',
    "Crohn's <a year, patient's",
    'a </b',
    'a<b and c>d, R&D',
    'aged <a year and weight >5 kg, Q&A, M&M',
    'write to <me@example.org> & <https://example.org>',
    'if x <b but y >c, then z < 5 & w',
  ])('[G3] %s is read as it is written, in a line of text and in markup', (line) => {
    expect(readAs(line)).toEqual([line, line]);
  });

  test.each([
    ['R&D <script>x</script>& more < 5', 'R&D & more < 5'],
    ['<font>AT&T > B&B</font>', 'AT&T > B&B'],
    ['&lt;b&gt; is bold, <x>&amp;lt; is a sign</x>', '<b> is bold, &lt; is a sign'],
  ])('[G3] %s is read as %s once its tags are taken away', (html, read) => {
    expect(readAs(html)[0]).toBe(read);
  });

  test('[G3] what reads as it is written is not changed again', () => {
    for (const html of ['a<b and c>d, R&D', '<p>a<b and c>d, R&D &lt;x&gt;</p>', '<b>p < 0.05</b>']) {
      const once = safeRichText(html, english);
      expect(safeRichText(once, english)).toBe(once);
      expect(once).not.toContain('\u2060\u2060');
    }
  });

  test('[P3] a sign that an author wrote as a reference begins no element', () => {
    for (const html of [
      '&lt;img src=x onerror=alert(1)&gt;',
      '&lt;<b></b>script&gt;x',
      '<b>&lt;</b>img src=x>',
    ]) {
      const page = Object.assign(document.createElement('div'), {
        innerHTML: safeRichText(`<p>${html}</p>`, english),
      });
      expect(page.querySelectorAll('img, script')).toHaveLength(0);
      expect(page.textContent?.replaceAll('\u2060', '')).toMatch(/^<(?:img src=x|script>x)/);
    }
  });

  test.each(['\u200B', ' \u2060\uFEFF', '<b></b>', '<p>&nbsp;</p>\n<p><br></p>', '<script>x</script>'])(
    '[G3] %j is nothing',
    (html) => {
      expect(safeRichText(html, english)).toBe('');
    },
  );

  test.each(['<hr>', '<a name="book"></a>', '<p>0</p>', '<img src="/-/media/a.png">', 'م\u200F', '-'])(
    '[G3] %s is something',
    (html) => {
      expect(safeRichText(html, english)).not.toBe('');
    },
  );

  test('[G3] old markup with words in place of attributes stays markup', () => {
    expect(safeRichText('<hr noshade><p nowrap>x</p>', english)).toBe('<hr /><p>x</p>');
    expect(readAs('<b and c>'.repeat(20_000))[0]).toHaveLength(180_000);
  });

  test('[G3] a sign for less beside markup is read, too, and begins no element', () => {
    expect(readAs('<p>Children <a year old</p><p>x <b>y</b></p>')[0]).toBe('Children <a year oldx y');
    expect(safeRichText('<p title="a <b">x</p>', english)).toContain('>x</p>');
    const open = safeRichText('<img src=x onerror=alert(1) ', english);
    const page = Object.assign(document.createElement('div'), { innerHTML: `<p>${open}</p><p>next</p>` });
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toContain('onerror=alert(1)');
    expect(readAs('<a "'.repeat(20_000))[0]).toHaveLength(80_000);
  });

  test('[O8] an id of an author is a fragment to go to, and never an id of the page', () => {
    const safe = (html: string) => safeRichText(html, english);
    expect(safe('<p id="__NEXT_DATA__">x</p>')).toBe('<p><a name="__NEXT_DATA__"></a>x</p>');
    expect(safe('<h2 class="a" id="main" lang="en">x</h2>')).toBe(
      '<h2 class="a" lang="en"><a name="main"></a>x</h2>',
    );
    expect(safe('<a id="book" href="/about">x</a>')).toBe('<a name="book" href="/about">x</a>');
    expect(safe('<ul id="list"><li id="one">x</li></ul>')).toBe(
      '<a name="list"></a><ul><li><a name="one"></a>x</li></ul>',
    );
    expect(safe('<table><tbody><tr id="r"><td id="c">x</td></tr></tbody></table>')).toContain(
      '<table><tbody><tr><td><a name="c"></a>x</td></tr></tbody></table>',
    );
    expect(safe('<img id="i" src="/-/media/a.png">')).toMatch(/^<a name="i"><\/a><img (?!.* id=)/);
    expect(safe('<p data-anchor="main" id="&quot;&gt;&lt;img onerror=x&gt;">x</p>')).toBe(
      '<p><a name="&quot;&gt;&lt;img onerror=x&gt;"></a>x</p>',
    );
    expect(safe('<a href="/about"><b id="in">x</b></a><b id="after">y</b>')).toBe(
      '<a href="/about"><b>x</b></a><b><a name="after"></a>y</b>',
    );
    for (const html of ['<p id="a">x</p>', '<hr id="b">', '<ol id="c"><li>x</li></ol>'])
      expect(safe(safe(html))).toBe(safe(html));
  });

  test('plain text with a less-than sign stays as it is', () => {
    expect(safeRichText('under < 5 & over', english)).toBe('under < 5 & over');
  });

  const payloads = join(process.env.SAMPLE_DATA_DIR ?? '.', 'robustness/xss-payloads.txt');
  if (existsSync(payloads)) {
    test('[P3] no payload of a public list leaves a handler, a script or a script address', () => {
      for (const payload of readFileSync(payloads, 'utf8').split('\n').filter(Boolean)) {
        const document = new DOMParser().parseFromString(safeRichText(payload, english), 'text/html');
        for (const element of document.querySelectorAll('*')) {
          expect(element.tagName).not.toMatch(
            /^(script|iframe|object|embed|svg|math|form|style|link|meta|base)$/i,
          );
          for (const { name, value } of element.attributes) {
            expect(name).not.toMatch(/^on/i);
            const isAddress = name === 'href' || name === 'src';
            expect(isAddress ? value.replace(/[\s\0]/g, '') : '').not.toMatch(
              /^(javascript|data|vbscript):/i,
            );
          }
        }
      }
    });
  }
});
