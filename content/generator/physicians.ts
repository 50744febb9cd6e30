import { biographyOf, type Facts } from './biography.ts';
import { byHand, type ByHand } from './by-hand.ts';
import { degreesOf, educationOf, rankOf, specialtyTitleOf } from './career.ts';
import { descriptionOf } from './description.ts';
import { npiOf } from './npi.ts';
import { personSource, slugOfName, type Person } from './people.ts';
import { versionsOf } from './physician-words.ts';
import { portraitOf } from './portraits.ts';
import { interestsOf, practices, type Lead, type Practice } from './practice.ts';
import { Random } from './random.ts';
import { reviewFields, reviewSource, type ReviewSource } from './reviews.ts';
import { specialties, type SpecialtyData } from './specialties.ts';
import { slugOf } from './tags.ts';
import { providerTypeOf, workplacesOf } from './workplaces.ts';

type Fields = Readonly<Record<string, unknown>>;
type Item = Readonly<Record<string, unknown>>;
type Who = Person & { readonly name: string; readonly degrees: string; readonly year: number };
type Place = {
  readonly number: number;
  readonly index: number;
  readonly specialty: SpecialtyData;
  readonly practice: Practice;
  readonly lead: Lead;
  readonly reviews: ReviewSource;
  /** Family names of those before. */
  readonly families: Set<string>;
};

const tongues =
  'spanish spanish spanish polish arabic mandarin hindi french portuguese tagalog urdu american-sign-language'.split(
    ' ',
  );
const plans = 'lakeshore-health prairie-mutual great-rivers-plan midway-care medicare medicaid'.split(' ');

const tag = (folder: string, slug: string): string => `data/tags/${folder}/${slug}`;

const areaCodes = ['312', '872', '708', '630', '847'];

/** A number of their own, in area codes that no office and no place has; 555-01 is kept for made-up numbers. */
function phoneOf(number: number): string {
  const area = areaCodes[Math.floor(number / 100)];
  if (area === undefined) throw new Error(`There is no telephone number for physician ${number}.`);
  return `${area}-555-01${String(number % 100).padStart(2, '0')}`;
}

/** The 240 physicians of the demo site, the same ones for the same seed. */
export function physicians(seed: number): readonly Item[] {
  const named = [...byHand.values()].flatMap(({ given, family }) => [`${given} ${family}`, family]);
  const nextPerson = personSource(new Random(seed), named);
  const reviews = reviewSource();
  const families = new Set<string>();
  let number = 0;
  return specialties.flatMap((specialty) => {
    const practice = practices.get(specialty.slug);
    if (practice?.leads.length !== specialty.count)
      throw new Error(`${specialty.name}: ${specialty.count} physicians need as many biographies`);
    return practice.leads.map((lead, index) => {
      number += 1;
      const place = { number, index, specialty, practice, lead, reviews, families };
      const own = byHand.get(`${specialty.slug} ${index}`);
      return physician(new Random(seed + number), place, { drawn: nextPerson(), own });
    });
  });
}

function physician(
  random: Random,
  place: Place,
  { drawn, own }: { readonly drawn: Person; readonly own: ByHand | undefined },
): Item {
  const degrees = degreesOf(random, place.lead);
  const person: Person = own
    ? { given: { name: own.given, gender: own.gender === 'Male' ? 'Male' : 'Female' }, family: own.family }
    : drawn;
  const who: Who = {
    ...person,
    name: `${person.given.name} ${person.family}`,
    degrees: own?.degrees ?? degrees,
    year: own?.since ?? random.between(1988, 2019),
  };
  const { facts, fields: drawnOnes } = drawnFields(random, place, who);
  const all = { ...drawnOnes, ...(own ? { gender: genderOf(own.gender) } : {}) };
  const slug = slugOfName(who.name);
  const fields: Fields = {
    ...only(all, own?.only),
    profileImage: portraitOf(slug, who.name, 'en'),
    ...own?.fields,
  };
  const interest = own?.only ? undefined : place.lead.interest;
  // Words for a man or a woman do not suit everybody.
  const isTold = fields.bio === drawnOnes.bio && own?.gender !== 'Nonbinary';
  return {
    name: slug,
    template: 'Physician Details',
    displayName: `${who.name}, ${who.degrees}`,
    fields: { metaDescription: descriptionOf(fields, place.specialty, interest), ...fields },
    languages: versionsOf(
      fields,
      {
        slug,
        name: who.name,
        specialty: place.specialty,
        interest: place.lead.interest,
        facts: isTold ? facts : undefined,
      },
      own?.languages,
    ),
  };
}

function only(fields: Fields, names: readonly string[] | undefined): Fields {
  return names ? Object.fromEntries(names.map((name) => [name, fields[name]])) : fields;
}

const genderOf = (gender: string): string => tag('genders', gender.toLowerCase());

function drawnFields(
  random: Random,
  place: Place,
  who: Who,
): { readonly fields: Fields; readonly facts: Facts } {
  const { number, index, specialty, practice, lead } = place;
  const { name, given, family, degrees, year } = who;
  const type = providerTypeOf(random, {
    number,
    ages: specialty.ages,
    isAdvancedPractice: lead.isAdvancedPractice,
  });
  const [main, ...others] = workplacesOf(random, specialty, type);
  const ages = lead.ages ?? specialty.ages;
  const isCommunity = type === 'icp';
  // Of two of one family name, the second has the whole name.
  const title = place.families.has(family) ? name : family;
  place.families.add(family);
  const called = /MD|DO\b/.test(degrees) ? `Dr. ${title}` : name;
  const saysPronouns = random.chance(0.3);
  const interests = interestsOf(random, lead, specialty);
  const languages = [
    tag('languages', 'english'),
    ...new Set(random.some(tongues, random.between(0, 2)).map((slug) => tag('languages', slug))),
  ];
  const facts: Facts = {
    called,
    isWoman: given.gender === 'Female',
    number,
    index,
    specialty: specialty.slug,
    year,
    places: [main, ...others].filter((path) => path !== undefined),
    interests,
    languages,
  };
  const fields = {
    headlineText: `${name}, ${degrees}`,
    firstName: given.name,
    lastName: family,
    degrees,
    npi: npiOf(number),
    gender: genderOf(given.gender),
    physicianType: tag('physician-types', type),
    ...(saysPronouns ? { pronouns: given.gender === 'Female' ? 'she/her' : 'he/him' } : {}),
    ...(isCommunity || lead.isAdvancedPractice || type === 'contracted-providers'
      ? {}
      : { academicTitle: rankOf(year, practice.department) }),
    specialtyTitle: specialtyTitleOf(place, degrees),
    specialities: [`data/specialties/${specialty.slug}`],
    clinicalInterests: interests.map((interest) => tag('interests', slugOf(interest))),
    languages,
    primaryLocation: main,
    otherLocations: others,
    phoneNumber: phoneOf(number),
    adultPhysician: ages !== 'child',
    pediatricPhysician: ages !== 'adult',
    acceptingNewPatients: (number - 1) % 5 !== 4,
    telehealth: lead.text.includes('video') || random.chance(0.45),
    enabledForOnlineScheduling: (number - 1) % 5 < 3,
    ...(number % 31 === 7 ? { disableOnlineScheduling: true } : {}),
    bio: biographyOf('en', facts),
    practicingSince: String(year),
    ...educationOf(random, practice, { degrees, year, called }),
    acceptedInsurancePlans: random.some(plans, random.between(3, 6)).map((slug) => tag('insurance', slug)),
    acceptedInsuranceDisclaimer:
      '<p>Plans change. Please call your plan to make sure that your visit is covered.</p>',
    ...(index % 9 === 5
      ? {
          externalProfessionalRelationships:
            '<p>Paid advisor to a maker of medical devices. The relationship is reviewed each year.</p>',
        }
      : {}),
    ...(isCommunity ? {} : { referAPatientLink: { item: 'home/refer-a-patient', text: 'Refer a patient' } }),
    ...reviewFields(random, { number, writer: ages === 'child' ? 'parent' : 'patient' }, place.reviews),
  };
  return { fields, facts };
}
