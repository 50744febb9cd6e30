import { readFileSync } from 'node:fs';
import { locationPhrases } from '@/i18n/phrases/location';
import { profilePhrases } from '@/i18n/phrases/profile';

const keys = [
  'Profile is not available right now. Please try again.',
  'Location is not available right now. Please try again.',
];

test('[O8] [A10] a profile or a place that cannot be shown says whom to call, in every language', () => {
  const own: Readonly<Record<string, string>> = { ...profilePhrases, ...locationPhrases };
  for (const key of keys) {
    expect(own[key]).toMatch(/\d{3}-\d{3}-\d{4}/);
    for (const language of ['en', 'es-MX', 'ar']) {
      const lines = readFileSync(`content/dictionary/${language}.yaml`, 'utf8').split('\n');
      expect(lines.find((line) => line.startsWith(`'${key}'`))).toMatch(/\d{3}-\d{3}-\d{4}/);
    }
  }
});
