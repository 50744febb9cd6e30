import { glossaryLetters } from '@/blocks/Glossary/alphabet';

test('[C1] a glossary has the letters of its language, those that only its entries have, and # for digits', () => {
  expect(glossaryLetters('en', ['A', '#']).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ#');
  const arabic = glossaryLetters('ar', ['ا', 'H', '#']).join('');
  expect(arabic).toMatch(/^ابت.*هويH#$/);
});
