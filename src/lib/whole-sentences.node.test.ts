import { wholeSentences } from '@/lib/whole-sentences';

test('[H3] an excerpt has as many whole sentences as fit', () => {
  const text = 'Dr. Okafor listens first. Then she draws a heart! “Is it bad?” Most are harmless.';
  expect(wholeSentences(text, 200)).toBe(text);
  expect(wholeSentences(text, 60)).toBe('Dr. Okafor listens first. Then she draws a heart!');
  expect(wholeSentences(text, 30)).toBe('Dr. Okafor listens first.');
});

test('[H3] a first sentence that is too long stays whole, and so does a text of one sentence', () => {
  expect(wholeSentences('A sentence of more than ten letters. And one more.', 10)).toBe(
    'A sentence of more than ten letters.',
  );
  expect(wholeSentences('one without any end that goes on', 10)).toBe('one without any end that goes on');
});

test('[A8] [H3] sentences of other languages end with their own signs', () => {
  expect(wholeSentences('¿Duele? A veces nada. «Espere un poco.» Luego llame.', 26)).toBe(
    '¿Duele? A veces nada.',
  );
  expect(wholeSentences('هل يؤلم قلبك؟ ليس دائمًا. اتصل بنا إذا استمر.', 16)).toBe('هل يؤلم قلبك؟');
});
