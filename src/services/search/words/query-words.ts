import type { SearchKind } from '@/contracts/search';
import { fold } from '@/lib/fold';
import type { SynonymRule } from '#services/search/hits-request';
import { withoutArticle } from '#services/search/words/phrase-key';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of sentences rather than of subjects, folded: search services drop them, so they are never said to be missing. */
const functionWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: listed(
    'a about am an and any are as at be because been being but by can could did do does doing dr each for from get had has have having he her here hers him his how i if im in into is it its ive just know me might must my near need no nor not of on or our ours please shall she should so some such tell than that the their theirs them then there these they this those to too us very want was we were what when where whether which while who whom whose why will with would you your yours',
  ),
  es: listed(
    'a al como con cual cuales cuando de del donde dr dra el ella en es esta este hay la las le lo los me mi mis muy necesito no o para pero por porque que quien quiero se si sin son su sus tengo tiene un una unos y ya yo',
  ),
  ar: listed('من في على الى عن مع او و التي الذي هذا هذه ان هل كل عند لدى لي عندي انا لا ما كيف متى اين ماذا'),
};

/**
 * Words of time and doubt, which search services do not drop, because names have them: after hours. Outside a name they are
 * not looked for, and never said to be missing.
 */
const littleWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: listed(
    'after again ago all always arent before cant couldnt didnt doesnt dont during hasnt havent isnt over since wasnt went without wont wouldnt',
  ),
  es: listed('antes desde despues estoy hace todavia'),
  ar: listed('اثناء بعد قبل'),
};

/**
 * Words that say nothing about doctors, places or conditions: every one of them has symptoms, doctors and treatments, and
 * is asked about for somebody, since some time.
 */
const weakWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: listed(
    'accept accepting accepts appointment appointments bad best cause causes dad day days department departments diagnosed diagnosis doctor doctors father find gets good help husband info information keep keeps last lately looking lot lots medication medications meds mom month months mother needs off out physician physicians provider providers really reason see sign signs someone specialist specialists symptom symptoms take takes taking things top treated treatment treatments trying up week weeks wife year years',
  ),
  es: listed(
    'acepta acepte aceptan ano anos ayuda buen buena bueno buenos busco causa causas cita citas departamento departamentos dia diagnostico dias doctor doctora doctoras doctores especialista especialistas esposa esposo informacion madre medicamento medicamentos medica medicas medico medicos mejor mejores mes meses mucho mucha padre papa semana semanas senal senales sintoma sintomas tratamiento tratamientos',
  ),
  ar: listed('اعراض علاج اسباب تشخيص طبيب طبيبه دكتور دكتوره اطباء اختصاصي قسم موعد معلومات افضل دواء ادويه'),
};

/** Words that name an illness only with another: "skin conditions". Doctors, places and conditions are looked for by the other. */
const generalWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: listed(
    'complaint complaints condition conditions disease diseases disorder disorders illness illnesses issue issues problem problems',
  ),
  es: listed('afeccion afecciones enfermedad enfermedades problema problemas trastorno trastornos'),
  ar: listed('اضطراب اضطرابات امراض حاله حالات مرض مشاكل مشكله'),
};
const kindsOfCare: ReadonlySet<SearchKind> = new Set(['physician', 'location', 'condition']);

/** "X-ray walk in" says how, and not what; where it is a filter, it was read before. "Cannot walk in the morning" does. */
const walkIn = /\b(walk)\s+(ins?)\b(?!\s+(?:the|my|an?|this|pain)\b)/giu;
const isWalkIn = /^walk ins?$/u;

/** Texts that tell of symptoms and treatments: there the words are subjects. */
const texts: ReadonlySet<SearchKind> = new Set(['article', 'clinicalTrial']);

/** What a visitor typed, as words to look for. Something in quotes is one word. */
export type QueryWords = {
  /** What to look for where all words are wanted: as typed, without little words. */
  readonly asked: string;
  /** As typed, without the words of sentences and little words. */
  readonly content: readonly string[];
  /** Of these, the ones that an answer says it left out. */
  readonly subjects: readonly string[];
  /** Of these, the ones that say something; all of `content` where none does. */
  readonly strong: readonly string[];
  /** Names of several words among them that the synonyms know, folded: "lyme disease". */
  readonly names: readonly string[];
};

/**
 * Sorts the words of a query. A word that belongs to a name of the synonyms says something: "doctor" in "heart doctor".
 * @param synonyms - the search service's; without any, only other words than those for doctors say nothing
 * @requirement B18 B19
 */
export function readQueryWords(
  query: string,
  from: { readonly type: SearchKind; readonly language: string; readonly synonyms: readonly SynonymRule[] },
): QueryWords {
  const language = from.language.slice(0, 2).toLowerCase();
  // Search services drop the signs of markup, and what is shown of the words must be no markup.
  const typed =
    query
      .replace(/[<>]/g, ' ')
      .replaceAll(walkIn, '$1-$2')
      .match(/"[^"]*"|\S+/gu) ?? [];
  const folded = ` ${plain(query)} `;
  const names = namesIn(from.synonyms).filter((name) => folded.includes(` ${name} `));
  const named = new Set(names.flatMap((name) => name.split(' ')));
  const own = (word: string) => withoutArticle(plain(word));
  const isOneOf = (words: Readonly<Record<string, ReadonlySet<string>>>, word: string) =>
    words[language]?.has(own(word)) && !named.has(plain(word));
  const telling = typed.filter((word) => !isOneOf(littleWords, word));
  const content = telling.filter((word) => plain(word) !== '' && !functionWords[language]?.has(plain(word)));
  const asked = telling.length === typed.length || content.length === 0 ? query : telling.join(' ');
  if (texts.has(from.type)) return { asked, content, subjects: content, strong: content, names };
  const subjects = content.filter((word) => !kindsOfCare.has(from.type) || !isOneOf(generalWords, word));
  const strong = subjects.filter((word) => {
    const isWeak = isOneOf(weakWords, word) || isWalkIn.test(own(word));
    return word.startsWith('"') || !isWeak;
  });
  return { asked, content, subjects, strong: strong.length > 0 ? strong : content, names };
}

/** The names of several words in some synonyms, which are the same for many searches. */
const namesBySynonyms = new WeakMap<readonly SynonymRule[], readonly string[]>();

function namesIn(synonyms: readonly SynonymRule[]): readonly string[] {
  const known = namesBySynonyms.get(synonyms);
  if (known) return known;
  const all = synonyms.flatMap(({ from, to }) => [...from, ...to]).map(plain);
  const names = [...new Set(all.filter((name) => name.includes(' ')))];
  namesBySynonyms.set(synonyms, names);
  return names;
}

/** Folded, with Arabic letters in one spelling and without signs. */
function plain(text: string): string {
  return fold(text)
    .replace(/['’]s\b/gu, '')
    .replace(/['’]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replace(/[أإآ]/gu, 'ا')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
