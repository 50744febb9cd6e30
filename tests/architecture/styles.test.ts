import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';

/** Divides at signs outside of parentheses and brackets. */
function divide(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (/[([]/.test(sign)) depth += 1;
    if (/[)\]]/.test(sign)) depth -= 1;
    if (depth === 0 && at.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The selectors of a style sheet that look into elements. */
function lookingSelectors(css: string): string[] {
  const preludes = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*:has\([^{};]*)\{/g);
  return [...preludes]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
    .flatMap((prelude) => divide(prelude, /,/))
    .filter((selector) => selector.includes(':has('));
}

/** Whether a rule names its elements: by what they are called, by a class or an attribute, or by what is in them. */
function isNamed(selector: string): boolean {
  const own =
    divide(selector.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1'), /[\s>+~]/).at(-1) ?? '';
  // In `:is(section, div)` the names count, in `:not(.picture)` they do not.
  return /^[a-z]|[.#[]|:has\(/.test(own.replaceAll(/:is\(/g, '').replaceAll(/:not\([^()]*\)/g, ''));
}

test('[O7] a rule that looks into elements names those that it is for: others make the browser renew all', () => {
  const trouble = globSync('src/**/*.css').flatMap((file) =>
    lookingSelectors(readFileSync(file, 'utf8'))
      .filter((selector) => !isNamed(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(trouble, []);
});

test('what names its elements, and what does not', () => {
  const cases: [string, boolean][] = [
    ['.card:has(.picture) > :not(.picture)', false],
    ['.words:has(> .icon) > :last-child', false],
    [':global(main > :has(> h1) + *) > .region .beside > * > :first-child', false],
    [':global(main > :has(> h1) + *) > .region .beside > * > :is(section, div):first-child', true],
    ['.profile:has(> :global(#book)) > header', true],
    [":global(html:has([role='combobox'][aria-expanded='true'])) .open", true],
    [".part > :has(> :is([name='city'], [name='state']))", true],
  ];
  for (const [selector, isSo] of cases) assert.equal(isNamed(selector), isSo, selector);
});
