import { biographyOf, type Facts } from './biography.ts';
import { careerIn, practitionerIn } from './career-words.ts';
import { portraitOf } from './portraits.ts';
import type { SpecialtyData } from './specialties.ts';
import { termIn } from './terms.ts';

type Fields = Readonly<Record<string, unknown>>;
type Language = 'es-MX' | 'ar';

/** What profiles say in other languages than English, without names, careers and biographies. */
const words: Readonly<
  Record<
    Language,
    {
      readonly nameOf: (specialty: SpecialtyData) => string;
      readonly disclaimer: string;
      readonly refer: string;
      readonly description: (who: string, specialty: string, interest: string) => string;
      readonly welcome: string;
      /** By the English ones. */
      readonly pronouns: Readonly<Record<string, string>>;
    }
  >
> = {
  'es-MX': {
    nameOf: ({ spanish }) => spanish,
    disclaimer: '<p>Los planes cambian. Llame a su seguro para confirmar que su consulta está cubierta.</p>',
    refer: 'Referir a un paciente',
    description: (who, specialty, interest) =>
      `${who}: ${specialty} en Calder University Medicine, Chicago. ${interest}`,
    welcome: 'Recibe pacientes nuevos.',
    pronouns: { 'she/her': 'ella', 'he/him': 'él', 'they/them': 'elle' },
  },
  ar: {
    nameOf: ({ arabic }) => arabic,
    disclaimer: '<p>تتغير خطط التأمين. اتصل بشركة التأمين للتأكد من أن زيارتك مغطاة.</p>',
    refer: 'أحِل مريضًا',
    description: (who, specialty, interest) =>
      `${who}: ${specialty}، كالدر يونيفرسيتي ميديسن، شيكاغو. ${interest}`,
    welcome: 'تستقبل العيادة مرضى جددًا.',
    pronouns: { 'she/her': 'هي', 'he/him': 'هو', 'they/them': 'هم' },
  },
};

/** What search engines show of a description. */
const longest = 160;

function welcoming(about: string, welcome: string): string {
  const text = `${about} ${welcome}`;
  return text.length > longest ? about : text;
}

/** Whom a profile is about, beside its fields. */
type Subject = {
  readonly slug: string;
  readonly name: string;
  readonly specialty: SpecialtyData;
  readonly interest: string;
  /** What the biography is made of; undefined where it is written by hand. */
  readonly facts: Facts | undefined;
};

function profileIn(
  language: Language,
  fields: Fields,
  { slug, name: person, specialty, interest, facts }: Subject,
): Fields {
  const { nameOf, disclaimer, refer, description, welcome, pronouns } = words[language];
  const name = nameOf(specialty);
  const focus = termIn(language, interest);
  const english = String(fields.specialtyTitle);
  const title =
    { [specialty.name]: name, [`${specialty.name}; ${interest}`]: `${name}; ${focus}` }[english] ??
    practitionerIn(language, english, name);
  const about = description(String(fields.headlineText), name, `${focus}.`);
  return {
    ...careerIn(language, fields),
    profileImage: portraitOf(slug, person, language),
    ...(facts ? { bio: biographyOf(language, facts) } : {}),
    metaDescription: fields.acceptingNewPatients === true ? welcoming(about, welcome) : about,
    ...(title ? { specialtyTitle: title } : {}),
    ...(typeof fields.pronouns === 'string' ? { pronouns: pronouns[fields.pronouns] } : {}),
    ...(fields.acceptedInsuranceDisclaimer ? { acceptedInsuranceDisclaimer: disclaimer } : {}),
    ...(typeof fields.referAPatientLink === 'object'
      ? { referAPatientLink: { ...fields.referAPatientLink, text: refer } }
      : {}),
  };
}

/**
 * A profile in the other languages: what can be said from what is known, and what somebody has translated.
 * @param fields - the profile's, in English; what is missing there stays missing
 */
export function versionsOf(
  fields: Fields,
  subject: Subject,
  translated: Readonly<Record<string, { readonly fields: Fields }>> = {},
): Readonly<Record<Language, { readonly fields: Fields }>> {
  const versionIn = (language: Language) => ({
    fields: { ...profileIn(language, fields, subject), ...translated[language]?.fields },
  });
  return { 'es-MX': versionIn('es-MX'), ar: versionIn('ar') };
}
