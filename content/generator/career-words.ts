import { textOf } from './text-files.ts';

type Fields = Readonly<Record<string, unknown>>;
type Language = 'es-MX' | 'ar';

type Terms = ReadonlyMap<string, Readonly<Record<Language, string>>>;

/** The lines `English | Spanish | Arabic` of a file, by the English. */
function termsOf(file: string): Terms {
  return new Map(
    textOf(file)
      .split('\n')
      .map((line) => {
        const [english = '', spanish = '', arabic = ''] = line.split(' | ');
        return [english, { 'es-MX': spanish, ar: arabic }];
      }),
  );
}

const known = termsOf('career-terms.txt');
const studies = termsOf('study-terms.txt');

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fields made of parts that are set apart by commas and semicolons. */
const listed = [
  'boardCertifications',
  'medicalEducation',
  'internship',
  'residency',
  'fellowship',
  'otherGradEducation',
  'credentialsAndAwards',
  'memberships',
] as const;

/** These two are cut by the profile at their commas and semicolons: the signs stay in every language. */
const cut: ReadonlySet<string> = new Set(['boardCertifications', 'memberships']);

/** A list in another language; nothing as soon as one of its parts is not known. Years stay. */
function listIn(language: Language, text: string, comma: string): string | undefined {
  let told = '';
  for (const part of text.split(/([,;\n]) ?/)) {
    if (part === ',') told += comma;
    else if (part === ';') told += '; ';
    else if (part === '\n' || /^\d+$/.test(part)) told += part;
    else {
      const word = known.get(part)?.[language];
      if (word === undefined) return undefined;
      told += word;
    }
  }
  return told;
}

/** Ranks as they are said of a woman and of a man. */
const ranks: Readonly<Record<string, Readonly<Record<Language, readonly [string, string]>>>> = {
  Professor: {
    'es-MX': ['Profesora titular de', 'Profesor titular de'],
    ar: ['أستاذة في', 'أستاذ في'],
  },
  'Associate Professor': {
    'es-MX': ['Profesora asociada de', 'Profesor asociado de'],
    ar: ['أستاذة مشاركة في', 'أستاذ مشارك في'],
  },
  'Assistant Professor': {
    'es-MX': ['Profesora auxiliar de', 'Profesor auxiliar de'],
    ar: ['أستاذة مساعدة في', 'أستاذ مساعد في'],
  },
};

function rankIn(language: Language, title: string, gender: string): string | undefined {
  const [, rank = '', department = ''] = /^(.*Professor) of ([^;]+)$/.exec(title) ?? [];
  const [ofWoman, ofMan] = ranks[rank]?.[language] ?? [];
  const words = gender.endsWith('/female') ? ofWoman : gender.endsWith('/male') ? ofMan : undefined;
  const subject = known.get(department)?.[language];
  return words && subject ? `${words} ${subject}` : undefined;
}

const research: Readonly<
  Record<Language, (named: { name: string; isWoman: boolean; study: string; page: string }) => string>
> = {
  'es-MX': ({ name, isWoman, study, page }) =>
    `<p>${isWoman ? 'La Dra.' : 'El Dr.'} ${name} investiga este tema: ${lowered(study)}. ¿Hay un estudio abierto? Pregunte, o vea <a href="${page}">nuestros estudios clínicos</a>.</p>`,
  ar: ({ name, study, page }) =>
    `<p>موضوع بحث د. ${name}: ${study}. هل من دراسة مفتوحة؟ اسأل، أو اطّلع على <a href="${page}">دراساتنا السريرية</a>.</p>`,
};

/** What the English says: "Dr. Moss is looking into less radiation. … see <a href="…">". */
const researched = /^<p>Dr\. (.+?) is looking into (.+?)\. .*<a href="([^"]+)"/;

function researchIn(language: Language, text: string, gender: string): string | undefined {
  const [, name = '', subject = '', page = ''] = researched.exec(text) ?? [];
  const study = (studies.get(subject) ?? studies.get(capitalized(subject)))?.[language];
  const isWoman = gender.endsWith('/female');
  if (!study || !(isWoman || gender.endsWith('/male'))) return undefined;
  return research[language]({ name, isWoman, study, page });
}

const advisor = {
  'es-MX': '<p>Asesoría pagada a un fabricante de dispositivos médicos. La relación se revisa cada año.</p>',
  ar: '<p>استشارة مدفوعة لصانع أجهزة طبية. تُراجَع العلاقة كل سنة.</p>',
} as const;

/** The career of a profile in another language, as far as all its words are known. */
export function careerIn(language: Language, fields: Fields): Fields {
  const told: Record<string, string> = {};
  for (const name of listed) {
    const text = fields[name];
    const comma = language === 'ar' && !cut.has(name) ? '، ' : ', ';
    const words = typeof text === 'string' ? listIn(language, text, comma) : undefined;
    if (words !== undefined) told[name] = words;
  }
  const rank = rankIn(language, String(fields.academicTitle), String(fields.gender));
  if (rank !== undefined) told.academicTitle = rank;
  const studied = researchIn(language, String(fields.researchAndPublications), String(fields.gender));
  if (studied !== undefined) told.researchAndPublications = studied;
  if (String(fields.externalProfessionalRelationships).startsWith('<p>Paid advisor'))
    told.externalProfessionalRelationships = advisor[language];
  return told;
}

const practitioners: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'Nurse Practitioner': { 'es-MX': 'Enfermería de práctica avanzada', ar: 'تمريض ممارس متقدم' },
  'Physician Assistant': { 'es-MX': 'Asistencia médica', ar: 'مساعدة طبية' },
  'Nurse-Midwife': { 'es-MX': 'Enfermería y partería', ar: 'تمريض وقبالة' },
};

/** What stands below the name of those who are no physicians. */
export function practitionerIn(language: Language, title: string, specialty: string): string | undefined {
  const [kind = '', of] = title.split('; ');
  const words = practitioners[kind]?.[language];
  return words && (of ? `${words}; ${specialty}` : words);
}
