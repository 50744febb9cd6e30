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
