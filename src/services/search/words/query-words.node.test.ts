import { readQueryWords } from '#services/search/words/query-words';

const synonyms = [
  { from: ['heart doctor', 'cardiologist'], to: ['cardiology'] },
  { from: ["can't sleep"], to: ['insomnia'] },
  { from: ['tired all the time'], to: ['fatigue'] },
  { from: ['blood in stool', 'not talking'], to: ['speech'] },
  { from: ['طبيب القلب', 'طبيب قلب'], to: ['أمراض القلب'] },
];
const read = (query: string, type: 'condition' | 'physician' | 'article' = 'condition', language = 'en') =>
  readQueryWords(query, { type, language, synonyms });

test.each([
  ['stroke symptoms', 'condition', 'stroke'],
  ['how do I know if I am having a stroke', 'condition', 'stroke'],
  ['What are the symptoms of kidney stones?', 'condition', 'kidney stones?'],
  ['migraine specialist', 'physician', 'migraine'],
  ['best heart doctor', 'physician', 'heart doctor'],
  ['doctor that takes acme', 'physician', 'acme'],
  ['diarrhea for 3 days', 'condition', 'diarrhea 3'],
  ['my husband has memory loss', 'condition', 'memory loss'],
  ['cant hold my pee', 'condition', 'hold pee'],
  ['cant sleep', 'condition', 'cant sleep'],
  ['losing weight without trying', 'article', 'losing weight trying'],
  ['whiplash after car accident', 'article', 'whiplash car accident'],
  ['"stroke symptoms" women', 'condition', '"stroke symptoms" women'],
  ['doctor', 'physician', 'doctor'],
  ['skin conditions', 'physician', 'skin'],
  ['eye problems', 'condition', 'eye'],
  ['blood in stool for two weeks in may', 'condition', 'blood in stool may'],
  ['my son is not talking yet', 'condition', 'son not talking'],
  ['skin conditions', 'article', 'skin conditions'],
  ['problems', 'physician', 'problems'],
  ['rash all over, who should I see', 'condition', 'rash'],
  ['tired all the time', 'condition', 'tired all the time'],
  ['x ray walk in', 'physician', 'x ray'],
  ['walk-in x ray', 'physician', 'x ray'],
  ['cannot walk in the morning', 'physician', 'cannot walk'],
  ['stroke symptoms', 'article', 'stroke symptoms'],
  ['asthma <b>knee</b>', 'condition', 'asthma b knee /b'],
] as const)('[B18] of %j, among %ss, %j says something', (query, type, strong) => {
  expect(read(query, type).strong.join(' ')).toBe(strong);
});

test.each([
  ['es-MX', 'síntomas de la diabetes', 'diabetes'],
  ['es-MX', 'cáncer de mama', 'cáncer mama'],
  ['ar', 'أعراض السكري', 'السكري'],
  ['ar', 'علاج الربو', 'الربو'],
  ['ar', 'علاجا للربو', 'للربو'],
  ['ar', 'الحصول على لقاح', 'الحصول لقاح'],
  ['ar', 'أريد طبيبا للقلب', 'طبيبا للقلب'],
] as const)('[B18] the same in %s: %s', (language, query, strong) => {
  expect(read(query, 'condition', language).strong.join(' ')).toBe(strong);
});

test.each([
  ['en', 'specialist for kids', 'kids'],
  ['es-MX', 'especialista para niños', 'niños'],
  ['es-MX', 'especialista en asma', 'asma'],
  ['ar', 'أخصائي ربو', 'ربو'],
] as const)('[B18] in %s nothing is said of the doctor of “%s”', (language, query, subjects) => {
  expect(read(query, 'physician', language).subjects.join(' ')).toBe(subjects);
});
