import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { phraseId } from '@/i18n/phrase-id';
import { phraseNamespaces, phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { translator } from '@/i18n/use-phrases';

const namespaces = Object.keys(phraseNamespaces) as PhraseNamespace[];
const keys = new Set(namespaces.flatMap((namespace) => Object.keys(phraseNamespaces[namespace])));

test('[A8] no two phrases travel under the same id', () => {
  expect(new Set([...keys].map(phraseId)).size).toBe(keys.size);
});

test('[A8] an id is short and stays the same', () => {
  expect(phraseId('')).toBe('ztntfp');
  expect(phraseId('Skip to main content')).toMatch(/^[0-9a-z]{1,7}$/);
  expect(phraseId('Skip to main content')).toBe(phraseId('Skip to main content'));
});

test('[A8] a phrase that is its own key stays at home; a translation travels once, without its key', () => {
  expect(phrasesOf(['chrome'], {})).toEqual({});
  const spanish = { 'Skip to main content': 'Saltar al contenido principal' };
  const sent = phrasesOf(['chrome'], spanish);
  expect(Object.values(sent)).toEqual(['Saltar al contenido principal']);
  expect(JSON.stringify(sent)).not.toContain('Skip to main content');
  expect(translator(sent)('Skip to main content')).toBe('Saltar al contenido principal');
});

test('[A8] every key is said in its English words, or in the words of the CMS dictionary', () => {
  for (const namespace of namespaces) {
    const t = translator(phrasesOf([namespace], { Search: 'Look' }));
    const english: Readonly<Record<string, string>> = phraseNamespaces[namespace];
    for (const [key, text] of Object.entries(english)) expect(t(key)).toBe(key === 'Search' ? 'Look' : text);
  }
});

test('[A8] [J1] the states of an address are named in the language of their page', () => {
  const arabic = { Illinois: 'إلينوي', 'New York': 'نيويورك' };
  for (const namespace of ['request', 'slots'] as const) {
    const t = translator(phrasesOf([namespace], arabic));
    expect([t('Illinois'), t('New York'), t('Ohio')]).toEqual(['إلينوي', 'نيويورك', 'Ohio']);
  }
});

/** The texts in a call of `t`: `t('…')`, and both of `t(isOpen ? '…' : '…')`. */
const calls =
  /\bt\(\s*(?:[^'"()?]+\?\s*)?('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?:\s*:\s*('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"))?/g;

test('[A8] what a component says is a phrase of a namespace', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const said = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(calls)]
      .flatMap(([, ...texts]) => texts)
      .filter((text) => text !== undefined)
      .map((text) => ({ file, text: text.slice(1, -1).replaceAll(/\\(.)/g, '$1') })),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter(({ text }) => !keys.has(text))).toEqual([]);
});

test.each(['es-MX', 'ar'])('[A8] every phrase is translated in the dictionary of %s', (language) => {
  const dictionary: Record<string, string> = parse(
    readFileSync(`content/dictionary/${language}.yaml`, 'utf8'),
  );
  expect([...keys].filter((key) => !(key in dictionary))).toEqual([]);
});
