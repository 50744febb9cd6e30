import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStopWord, stem, stemmedTokens } from './language.ts';
import { soundKey } from './sound-key.ts';
import { Synonyms } from './synonyms.ts';
import { exactTokens, fold } from './tokens.ts';

const terms = (text: string) => exactTokens(text).map(({ term }) => term);

test('[B18] names are found in any spelling: accents, letter case, apostrophes, hyphens', () => {
  assert.equal(fold('Núñez-ÅNGSTRÖM'), 'nunez-angstrom');
  assert.deepEqual(terms('Noor Núñez-O’Hara’s'), ['noor', 'nunez', 'ohara']);
  assert.deepEqual(terms('Noor Núñez-O’Hara’s'.normalize('NFD')), ['noor', 'nunez', 'ohara']);
  assert.deepEqual(terms('Sørensen STRAUẞ Łukasz Ærø ﬁrst'), [
    'sorensen',
    'strauss',
    'lukasz',
    'aero',
    'first',
  ]);
  assert.deepEqual(terms('الرَّبْو'), ['الربو']);
  assert.deepEqual(terms('طبيـــب ٢٤'), ['طبيب', '24']);
  assert.deepEqual(terms("Alzheimer's disease"), ['alzheimer', 'disease']);
  assert.deepEqual(terms('… — !'), []);
});

test('[B25] a token records its position in the original text', () => {
  const [, second] = exactTokens('Dr. Ünal');
  assert.deepEqual(second, { term: 'unal', position: 1, start: 4, end: 8 });
});

test('[B18] stop words leave a gap, and words are stemmed by their language', () => {
  assert.deepEqual(
    stemmedTokens('surgeries of the heart', 'en').map(({ term, position }) => [term, position]),
    [
      ['surgeri', 0],
      ['heart', 3],
    ],
  );
  assert.equal(stem('pediatrics', 'en'), stem('pediatric', 'en'));
  for (const word of ['ninos', 'nina', 'ninas']) assert.equal(stem(word, 'es-MX'), stem('nino', 'es-MX'));
  assert.equal(stem('كتاب', 'ar'), 'كتاب');
  // With and without article and ending, and in either spelling of a letter.
  for (const word of ['السكري', 'سكري', 'والسكري']) assert.equal(stem(word, 'ar'), 'سكر');
  for (const word of ['الجلدية', 'جلديه', 'جلد']) assert.equal(stem(word, 'ar'), 'جلد');
  assert.equal(stem('وجع', 'ar'), 'وجع');
  // With the ending of an object, with two particles, and with whose it is.
  for (const [word, bare] of [
    ['موعدا', 'موعد'],
    ['دما', 'دم'],
    ['وجعا', 'وجع'],
    ['وللاطفال', 'اطفال'],
    ['وبالليل', 'ليل'],
    ['ركبتي', 'ركبة'],
    ['عنوانكم', 'عنوان'],
  ] as const)
    assert.equal(stem(word, 'ar'), stem(bare, 'ar'), word);
  // An alif or a syllable of its own.
  for (const word of ['جدا', 'كما', 'بيت', 'تحكم']) assert.equal(stem(word, 'ar'), word);
  assert.equal(isStopWord('para', 'es-MX'), true);
  assert.equal(isStopWord('para', 'en'), false);
});

test('[B10] words that sound alike share a key', () => {
  for (const [wrong, right] of [
    ['neumonia', 'pneumonia'],
    ['soriasis', 'psoriasis'],
    ['diarea', 'diarrhea'],
    ['rumatism', 'rheumatism'],
  ] as const) {
    assert.equal(soundKey(wrong), soundKey(right), wrong);
  }
  for (const [wrong, right] of [
    ['cavesa', 'cabeza'],
    ['alerjia', 'alergia'],
    ['rodiya', 'rodilla'],
  ] as const) {
    assert.equal(soundKey(wrong, 'es-MX'), soundKey(right, 'es-MX'), wrong);
  }
  assert.notEqual(soundKey('cardiology'), soundKey('urology'));
});

test('[B19] an Arabic phrase is known with joined particles, with endings, and as phones write it', () => {
  const synonyms = new Synonyms('طبيبة القلب, طبيب القلب => أمراض القلب\nصداع => الأعصاب');
  for (const phrase of ['طبيبه القلب', 'طبيبا للقلب', 'طبيب للقلب', 'لطبيب القلب'])
    assert.ok(synonyms.of(phrase).includes('امراض القلب'), phrase);
  for (const phrase of ['بصداع', 'وصداع', 'صداعا'])
    assert.deepEqual(synonyms.of(phrase), ['صداع', 'الاعصاب'], phrase);
  assert.equal(synonyms.rules.length, 2);
});

test('[B19] synonyms in Solr’s format: two-way, one-way, phrases and comments', () => {
  const synonyms = new Synonyms(
    '# remark\nheart doctor, cardiologist, cardiology\nsugar => diabetes # lay\n\nkid\n',
  );
  assert.deepEqual(synonyms.of('heart doctor'), ['cardiologist', 'cardiology']);
  assert.deepEqual(synonyms.of('cardiology'), ['heart doctor', 'cardiologist']);
  assert.deepEqual(synonyms.of('sugar'), ['diabetes']);
  assert.deepEqual(synonyms.of('diabetes'), []);
  assert.equal(synonyms.longest, 2);
  // Visitors search in their own language; a phrase of the page's language keeps its own meaning.
  const both = new Synonyms('pie => dessert', ['pie, doctor de los pies => podologia']);
  assert.deepEqual(both.of('doctor de los pies'), ['podologia']);
  assert.deepEqual(both.of('pie'), ['dessert']);
  assert.equal(both.longest, 4);
  assert.equal(both.rules.length, 1);
});
