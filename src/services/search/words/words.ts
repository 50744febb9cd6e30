import type { IntentWords } from '#services/search/words/intent-words';

const doctor =
  '(?:doctors?|physicians?|specialists?|providers?|surgeons?|midwife|ob[-/ ]?gyns?|(?!(?:wa|wr|tw|ex|mo)ists?)[a-z]{2,}ists?|[a-z]+icians?|pcps?|gp)\\b';
const noun = `(?=\\s+${doctor})`;
/** A new doctor is one for somebody who is new to them. */
const newDoctor = `\\bnew(?=(?:\\s+[a-z-]+){0,2}\\s+(?:${doctor}|primary\\s+care\\b))|\\b(?:switch|chang)(?:e|ing)?\\s+(?:my\\s+)?(?:doctors?|physicians?|pcps?)\\b`;

/** "Pain around the knee" and "a lump near my ear" tell where it hurts, not where to look for a doctor. */
const notBody =
  '(?!(?:me|my|his|her|their)\\b)(?!(?:the\\s+|an?\\s+)?(?:eye|ear|nose|mouth|throat|neck|head|heart|chest|breast|rib|belly|stomach|navel|back|spine|shoulder|elbow|wrist|hand|finger|nail|hip|groin|knee|ankle|foot|toe|joint|kidney|liver)s?$)';

const english: IntentWords = {
  near: new RegExp(
    String.raw`(?:^|\s)(?:within\s+(?<miles>\d{1,2})\s+miles?\s+of|near(?:by)?|(?:near|clos)est\s+to|close\s+to|not\s+far\s+from|around)\s+${notBody}(?<place>[\p{L}\d][\p{L}\d .,'’-]{1,60})$`,
    'iu',
  ),
  nearMe:
    /(?:^|\s)(?:(?:near|clos)(?:est)?(?:\s+to)?\s+me|nearby|close\s+to\s+me|around\s+me|in\s+my\s+area)$/iu,
  speaking: ['%[ -]speaking', '(?:who |that )?(?:can )?speaks? %', 'in %(?= |$)', '^%$'],
  female: new RegExp(`\\b(?:female|wom[ae]n|lady)${noun}`, 'iu'),
  male: new RegExp(`\\b(?:male|m[ae]n)${noun}`, 'iu'),
  telehealth:
    /\b(?:telehealth|telemedicine|video\s+(?:visits?|appointments?|calls?)|virtual\s+(?:visits?|appointments?))\b/iu,
  acceptingNew: new RegExp(
    String.raw`\b(?:who\s+(?:is|are)\s+)?(?:accept(?:s|ing)?|tak(?:es?|ing))\s+(?:new(?:\s+patients?)?|patients)\b|\bnew\s+patients?(?:\s+(?:welcome|appointments?|visits?))?\b|\bnew\s+(?:to|in)\s+(?:the|this)\s+(?:area|town|city)\b|${newDoctor}`,
    'iu',
  ),
  online: /\b(?:book(?:s|ing)?|schedul(?:e|es|ing))\s+online\b|\bonline\s+(?:booking|scheduling)\b/iu,
  insured: [
    '(?:who |that )?(?:accept(?:s|ing)?|tak(?:es?|ing)|covered by) %(?: insurance)?',
    '% insurance',
    '^%$',
  ],
  openOn: ['(?:(?:that|which) (?:is|are) )?open (?:on |every )?%s?', 'on %s?$'],
  openNow: /\b(?:(?:that|which)\s+(?:is|are)\s+)?open\s+(?:right\s+)?now\b|\bcurrently\s+open\b/iu,
  walkIn:
    /\bwalk[- ]?ins?(?:\s+(?:clinics?|cent(?:er|re)s?|welcome))?\b|\b(?:without\s+an?|no)\s+appointments?(?:\s+(?:needed|necessary))?\b/iu,
  childPhrase:
    /(?<!\bdeliver(?:s|ed|ing)?\s+)(?:\b(?:for|on|of)\s+)?\b(?:(?:my|our)\s+(?:(?:[1-9]|1[0-7])[ -]?(?:years?|months?|weeks?)[ -]old(?:\s+(?:son|daughter|child|boy|girl))?|son|daughter|grandson|granddaughter|grandchild|child|kid|baby|toddler|teen(?:ager)?)|(?:[1-9]|1[0-7])[ -]?(?:years?|months?|weeks?)[ -]old)\b(?:\s+(?:has|have|is|needs|with)(?:\s+an?)?\b)?|\b(?:child|kid|son|daughter|baby|toddler|teen)\s+with\b/iu,
  ageOfChild:
    /(?<!\bdeliver(?:s|ed|ing)?\s+)\b(?:(?:my|our|an?)\s+)?(?:(?:son|daughter|child|kid|boy|girl)\s+(?:is\s+)?)?(?:[1-9]|1[0-7])[ -]?(?:years?|months?)[ -]old(?:\s+(?:son|daughter|child|boy|girl))?\b/iu,
  child:
    /(?<!\b(?:having|had|deliver(?:s|ed|ing)?)\s+(?:(?:an?|my|our)\s+)?)\b(?!baby\s+blues\b)(?:pa?ediatri\w+|child(?:ren)?(?:['’]?s)?|kids?|bab(?:y|ies)|infants?|newborns?|toddlers?|teen(?:s|agers?)?|(?:my|our)\s+(?:son|daughter)|(?:[1-9]|1[0-7])[ -]?(?:years?|months?|weeks?)[ -]old)\b/iu,
  aDoctor: new RegExp(`\\b${doctor}`, 'iu'),
  anything:
    /^(?:(?:the\s+)?(?:nearest|closest)\s*)?(?:doctors?|dr|physicians?|providers?|specialists?|places?|locations?)?$/iu,
  filler:
    /^(?:(?:please|(?:i\s+)?(?:need|want)|i['’]?m\s+looking\s+for|looking\s+for|find|show)\s+(?:me\s+)?(?:an?\s+)?)+|(?:\s+(?:who|that|and|with|which|in|to))+$/iu,
};

/** Before a time that is no age: "tos desde hace 3 meses", "embarazada de 3 meses". */
const lasting = String.raw`\b(?:hace|hacen|desde|por|durante|cada|en|unos|embaraz\p{L}+(?:\s+(?:de|tengo|con))?)\s+`;

const spanish: IntentWords = {
  near: /(?:^|\s)(?:a\s+menos\s+de\s+(?<miles>\d{1,2})\s+millas?\s+de|(?:(?:el|la|lo|los|las)\s+)?(?:m[aá]s\s+)?(?:cerca|cercan[oa]s?)\s+(?:del?|al?)(?!\s+m[ií]\b)|alrededor\s+de(?!\s+(?:la|el|los|las|mis?|m[ií]|su|una?)\s))\s+(?<place>[\p{L}\d][\p{L}\d .,'’-]{1,60})$/iu,
  nearMe:
    /(?:^|\s)(?:(?:m[aá]s\s+)?(?:cerca|cercan[oa]s?)\s+(?:de|a)\s+m[ií]|m[aá]s\s+cercan[oa]s?|por\s+aqu[ií])$/iu,
  speaking: ['(?:que )?habl[ae]n? %', 'en %(?= |$)', '^%$'],
  female: /\b(?:mujer|femenina)\b/iu,
  male: /\b(?:hombre|masculino)\b/iu,
  telehealth:
    /\b(?:telesalud|telemedicina|(?:consultas?|citas?|visitas?)\s+(?:por\s+video|virtual(?:es)?)|(?:por\s+)?video\s?(?:llamada|consulta)s?|por\s+video)\b/iu,
  acceptingNew:
    /\b(?:que\s+)?acept[ae]n?\s+pacientes(?:\s+nuevos)?\b|\bpacientes?\s+nuev[oa]s?\b|\bnuev[oa]s?(?=\s+(?:doctor|m[eé]dic|pediatra|dentista|especialista|\p{L}+[oó]log[oa]))|(?<=\b(?:doctor(?:a|es|as)?|m[eé]dic[oa]s?(?:\s+familiar(?:es)?)?|pediatras?|especialistas?|\p{L}+[oó]log[oa]s?)\s+)nuev[oa]s?\b|\bcambiar(?:me)?\s+de\s+(?:doctora?|m[eé]dic[oa])\b/iu,
  online: /\b(?:reservar?|citas?)\s+en\s+l[ií]nea\b/iu,
  insured: ['(?:que )?acept[ae]n? %', '(?:con )?seguro (?:de )?%', '^%$'],
  openOn: [
    '(?:que )?abren? (?:el |los )?%s?',
    '(?:que est[aá]n? )?abiert[oa]s? (?:el |los )?%s?',
    '(?:el|los) %s?$',
  ],
  openNow: /\b(?:que\s+est[aá]n?\s+)?abiert[oa]s?\s+(?:ahora(?:\s+mismo)?|ahorita|en\s+este\s+momento)\b/iu,
  walkIn: /\bsin\s+(?:hacer\s+|una?\s+)?citas?(?:\s+previas?)?\b/iu,
  childPhrase:
    /(?:\b(?:para|de|a)\s+)?\bmis?\s+(?:hij[oa]s?|hijit[oa]s?|niet[oa]s?|nietecit[oa]s?|niñ[oa]s?|beb[eé]s?)(?:\s+(?:de|tiene)\s+\d{1,2}\s+(?:años|meses)(?:\s+(?:y|que))?)?(?!\p{L})(?:\s+(?:tiene|est[aá]|necesita|con)(?:\s+una?)?(?!\p{L}))?|\b(?:hij[oa]s?|niñ[oa]s?|beb[eé]s?)\s+con(?!\p{L})/iu,
  ageOfChild:
    /(?:\b(?:para|de|a)\s+)?(?:\b(?:mi|una?|el|la)\s+)?\b(?:hij[oa]|hijit[oa]|niet[oa]|nietecit[oa]|niñ[oa]|beb[eé]|muchach[oa])\s+(?:(?:de|tiene|con)\s+)?(?:[1-9]|1[0-7])\s+(?:años|meses)(?:\s+de\s+edad)?(?:\s+(?:y|que|con))?(?!\p{L})|^de\s+(?:[1-9]|1[0-7])\s+(?:años|meses)(?!\p{L})/iu,
  child: new RegExp(
    String.raw`\b(?:pedi[aá]tri\w+|pediatras?|niñ[oa]s?|beb[eé]s?|hij[oa]s?|hijit[oa]s?|niet[oa]s?|infantil(?:es)?|adolescentes?|(?<!${lasting})(?:(?:[1-9]|1[0-7])\s+años|\d{1,2}\s+meses))(?!\p{L})`,
    'iu',
  ),
  aDoctor:
    /\b(?:doctor(?:a|es|as)?|m[eé]dic[oa]s?|pediatras?|dentistas?|especialistas?|\p{L}+[oó]log[oa]s?)(?!\p{L})/iu,
  anything:
    /^(?:(?:el|la|un|una)\s+)?(?:doctor(?:a|es|as)?|dra?|m[eé]dic[oa]s?|especialistas?|lugar(?:es)?|sitios?)?(?:\s*m[aá]s\s+cercan[oa]s?)?$/iu,
  filler: /^(?:(?:necesito|quiero|busco|buscar|encontrar)\s+(?:una?\s+)?)+|(?:\s+(?:que|y|con|en|de))+$/iu,
};

/**
 * Arabic as people type it: most leave out the hamza of an alif, write ه for ة and ى for ي.
 * @returns a pattern of the same words in every such spelling
 */
function anySpelling(words: RegExp): RegExp {
  return new RegExp(
    words.source
      .replaceAll(/[اأإآ]/gu, '[اأإآ]')
      .replaceAll('ة', '[ةه]')
      .replaceAll('ي', '[يى]'),
    words.flags,
  );
}

const arabic: IntentWords = {
  near: anySpelling(
    /(?:^|\s)(?:بالقرب\s+من|قرب|(?:ال)?قريب(?:ة|ا|ين)?\s+(?:من|ل)|(?:ال)?أقرب\s+(?:إلى|من|ل)|علي\s+مقربة\s+من|بجوار|بجانب|جنب)\s+(?<place>[\p{L}\d][\p{L}\d .,،'’-]{1,60})$/u,
  ),
  nearMe: anySpelling(
    /(?:^|\s)(?:بالقرب\s+مني|قريب(?:ة|ا)?\s+مني|(?:بالقرب|قريب(?:ة|ا)?)\s+من\s+(?:بيتي|منزلي|سكني))$/u,
  ),
  speaking: ['(?:ي|ت)تحدث(?:ون)? (?:ب)?%', '(?:ي|ت)تكلم (?:ب)?%', 'باللغة %', '^%$'],
  female: anySpelling(/(?:^|\s)(?:طبيبة|دكتورة|أنثى)(?=\s|$)/u),
  male: anySpelling(/(?:^|\s)ذكر(?=\s|$)/u),
  telehealth: anySpelling(/(?:زيار(?:ة|ات)\s+)?بالفيديو|زيار(?:ة|ات)\s+افتراضية|عن\s+بُ?عد/u),
  acceptingNew: anySpelling(
    /(?:ي|ت)(?:ستقبل|قبل|أخذ)(?:ون)?\s+مرضى\s+جدد(?:ًا|ا)?|مريض(?:ة|ا)?\s+جديد(?:ة|ا)?|(?<=(?:طبيب|دكتور)(?:ة|ا)?\s)جديد(?:ة|ا)?(?=\s|$)/u,
  ),
  online: anySpelling(/الحجز\s+عبر\s+الإنترنت/u),
  insured: ['(?:ي|ت)قبل(?: تأمين)? %', 'تأمين %', '^%$'],
  openOn: ['(?:ي|ت)فتح (?:يوم )?%', 'مفتوح[ةه]? (?:يوم )?%', 'يوم %$'],
  openNow: anySpelling(
    /(?:^|\s)(?:مفتوح(?:ة|ين)?|فاتح(?:ة|ين)?)\s+(?:الآن|حاليا|الحين|هلق|هلأ|دلوقتي?)(?=\s|$)/u,
  ),
  walkIn: anySpelling(/(?:^|\s)(?:بدون|بلا|من\s+دون|دون)\s+(?:موعد|حجز)(?:\s+مسبق)?(?=\s|$)/u),
  childPhrase: anySpelling(
    /(?:^|\s)(?:ل)?(?:طفلي|طفلتي|ابني|ابنتي|حفيدي|حفيدتي)(?:\s+(?:عنده|عندها|لديه|لديها|يعاني|تعاني)(?:\s+من)?)?(?=\s|$)/u,
  ),
  ageOfChild: anySpelling(
    /(?:^|\s)(?:(?:ل)?(?:طفلي|طفلتي|ابني|ابنتي|حفيدي|حفيدتي|طفل|طفلة|بنت|ولد)\s+)?(?:عمر(?:ه|ها)|بعمر|في\s+عمر)\s+(?:[1-9]|1[0-7])\s+(?:سنوات|سنة|سنين|أشهر|شهور|شهرا)(?=\s|$)/u,
  ),
  child: anySpelling(/(?:^|\s)(?:ال|لل|ل)?(?:أطفال|طفل(?:ة|ي|تي)?|رضيع|مراهق|حفيد(?:ة|ي|تي)?)(?=\s|$)/u),
  aDoctor: anySpelling(/(?:^|\s)(?:ال)?(?:طبيب|دكتور|أخصائي|اختصاصي)(?:ة|ا)?(?=\s|$)/u),
  anything: anySpelling(
    /^(?:أقرب\s*)?(?:طبيب(?:ة|ا)?|دكتور(?:ة|ا)?|أطباء|مكان|أماكن|المكان)?(?:\s*الأقرب)?$/u,
  ),
  filler: anySpelling(
    /^(?:(?:أبحث\s+عن|أريد|أحتاج|أبغى|بدي|عايز(?:ة|ا)?|محتاج(?:ة|ا)?)\s+)+|(?:\s+(?:إلى|من))+$/u,
  ),
};

/** Words by language. */
const byLanguage: Readonly<Record<string, IntentWords>> = { en: english, es: spanish, ar: arabic };

/**
 * The words to read a query with, the page's own language first: visitors type their own on whichever page they are.
 * @requirement B28
 */
export function intentWords(language: string): readonly IntentWords[] {
  const own = byLanguage[language.split('-')[0] ?? ''] ?? english;
  return [own, ...Object.values(byLanguage).filter((other) => other !== own)];
}
