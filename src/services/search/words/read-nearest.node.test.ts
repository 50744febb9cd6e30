import { emptySearch } from '@/domain/search/search-url';
import type { SearchFilter } from '@/contracts/search';
import { readIntent } from '#services/search/words/read-intent';

const filter = (field: string, kind: SearchFilter['kind']): SearchFilter => ({
  field,
  kind,
  label: field,
  initialValue: '',
  pediatricValues: [],
});
const offered = [filter('coordinate_rpt', 'distance'), filter('c_open_now_b', 'checkbox')];
const vocabulary = new Map<string, readonly string[]>();

const read = (query: string, language: string) => {
  const found = readIntent({ ...emptySearch, query }, { offered, vocabulary, language });
  return [found?.query, found?.distance && `@${found.distance}`].filter(Boolean).join(' | ');
};

test('[B28] what has no hours is found without the words for them, where others stay', () => {
  const without = offered.filter(({ field }) => field !== 'c_open_now_b');
  const left = (query: string, isEverything = false) =>
    readIntent({ ...emptySearch, query }, { offered: without, vocabulary, language: 'en', isEverything })
      ?.query;
  expect(left('asthma open now')).toBe('asthma');
  expect(left('asthma open now', true)).toBeUndefined();
  expect(left('open now')).toBeUndefined();
});

test.each([
  ['closest to 60637', 'en', '@60637'],
  ['nearest hospital to Hyde Park', 'en', 'nearest hospital | @Hyde Park'],
  ['closest to me', 'en', ''],
  ['el más cercano a 60637', 'es-MX', '@60637'],
  ['clinica mas cerca de Hyde Park', 'es-MX', 'clinica | @Hyde Park'],
  ['hospital más cercano', 'es-MX', 'hospital'],
  ['الأقرب إلى 60637', 'ar', '@60637'],
  ['الاقرب الى ٦٠٦٣٧', 'ar', '@60637'],
  ['قريب من 60637', 'ar', '@60637'],
  ['بالقرب من هايد بارك', 'ar', '@هايد بارك'],
  ['أقرب مستشفى إلى هايد بارك', 'ar', 'أقرب مستشفى | @هايد بارك'],
])('[B14] [B28] the nearest is a place: %s', (query, language, expected) => {
  expect(read(query, language)).toBe(expected);
});

test.each([
  ['nearest place open now', 'en'],
  ['el lugar más cercano abierto ahora', 'es-MX'],
  ['أقرب مكان مفتوح الآن', 'ar'],
])('[E7] [B28] the nearest place that is open names no place: %s', (query, language) => {
  const found = readIntent({ ...emptySearch, query }, { offered, vocabulary, language });
  expect(found?.query).toBe('');
  expect(found?.filters).toEqual([{ field: 'c_open_now_b', value: 'true' }]);
});
