import { listOf } from '@/lib/list-of';

test('[A8] [D8] words are listed with the comma of their language', () => {
  expect(listOf(['English', 'Polish'], 'en')).toBe('English, Polish');
  expect(listOf(['الإنجليزية', 'البولندية'], 'ar')).toBe('الإنجليزية، البولندية');
  expect(listOf([], 'ar')).toBe('');
});
