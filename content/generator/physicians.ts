import { familyNames, givenNames } from './names.ts';
import { locations } from './locations.ts';
import { npiOf } from './npi.ts';
import { portraitOf } from './portraits.ts';
import { Random } from './random.ts';
import { specialties, type SpecialtyData } from './specialties.ts';

type Fields = Record<string, unknown>;

const schools = [
  'Lakeshore College of Medicine',
  'Midway University School of Medicine',
  'Prairie State Medical College',
  'Universidad del Lago, Facultad de Medicina',
  'Great Rivers University School of Medicine',
];
const hospitals = [
  'Calder University Medicine',
  'Lakeshore Medical Center',
  'Prairie General Hospital',
  'Great Rivers Medical Center',
];
const languages = [
  'spanish',
  'spanish',
  'spanish',
  'polish',
  'arabic',
  'mandarin',
  'hindi',
  'french',
  'portuguese',
  'tagalog',
  'urdu',
  'american-sign-language',
];
const types = [
  'ucm',
  'ucm',
  'ucm',
  'ucm-medical-group',
  'ucm-medical-group',
  'ingalls',
  'icp',
  'ucm-ingalls',
  'nwi',
  'contracted-providers',
  'ucm-app',
];
const titles = [
  'Professor of Medicine',
  'Associate Professor of Medicine',
  'Assistant Professor of Medicine',
  'Clinical Associate',
];

const openings: readonly ((who: string, title: string, interest: string) => string)[] = [
  (who, title, interest) => `${who} is a ${title} who cares for people with ${interest}.`,
  (who, title, interest) =>
    `As a ${title}, ${who} looks after people with ${interest} from the first visit on.`,
  (who, title, interest) =>
    `${who} has worked as a ${title} for many years. Much of that work is about ${interest}.`,
];
const middles: readonly ((first: string, second: string) => string)[] = [
  (first, second) => `Other areas of expertise are ${first} and ${second}.`,
  (first, second) => `Patients also come for ${first} and for ${second}.`,
  (first, second) => `The team sees people with ${first} and ${second} every week.`,
];
const closings = [
  'Visits start with your own words: what worries you, and what you would like to be able to do again.',
  'You will leave with a plan in plain language and a number to call.',
  'Family members are welcome in the room and on the phone.',
  'Before any test you will hear what it can show and what it cannot.',
  'Many questions can be settled by video, without a trip to the clinic.',
];
const praise = [
  'Listened to me and explained every step. I never felt rushed.',
  'The first doctor who asked what I wanted. I understood the plan when I left.',
  'On time, kind and clear. The follow-up call the next day was a nice surprise.',
  'She drew a picture of what was wrong and what would help. My daughter still has it on the fridge. We have told all of our neighbors about this clinic, and two of them are patients here now.',
  'Helped me choose between two treatments without pushing me.',
  'The staff found me a seat near the door because walking hurts. Small things matter.',
];

/** A text with its first letter small, unless it is a name or an abbreviation. */
function inSentence(interest: string): string {
  return /^[A-Z][a-z]/.test(interest) && !/^(Crohn|Parkinson)/.test(interest)
    ? interest.charAt(0).toLowerCase() + interest.slice(1)
    : interest;
}

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The 240 physicians of the demo site, the same ones for the same seed. */
export function physicians(seed: number): readonly Record<string, unknown>[] {
  const random = new Random(seed);
  const taken = new Set<string>();
  return specialties.flatMap((specialty) =>
    Array.from({ length: specialty.count }, (_unused, index) =>
      physician(random, specialty, { index, taken }),
    ),
  );
}

/** The picture of a physician. One in seven has none, as on any site. */
function portraitField(
  name: string,
  given: (typeof givenNames)[number],
  { number, year }: { readonly number: number; readonly year: number },
): Fields {
  if (number % 7 === 4) return {};
  return { profileImage: { media: portraitOf(given, number, year), alt: `Portrait of ${name}` } };
}

type Place = { readonly index: number; readonly taken: Set<string> };

function physician(
  random: Random,
  specialty: SpecialtyData,
  { index, taken }: Place,
): Record<string, unknown> {
  let given = random.pick(givenNames);
  let family = random.pick(familyNames);
  while (taken.has(`${given.name} ${family}`)) {
    given = random.pick(givenNames);
    family = random.pick(familyNames);
  }
  taken.add(`${given.name} ${family}`);
  const degrees = random.pick(['MD', 'MD', 'MD', 'MD, PhD', 'DO', 'MD, MPH']);
  const name = `${given.name} ${family}`;
  const number = taken.size;
  const isChild = specialty.ages === 'child' || (specialty.ages === 'both' && random.chance(0.5));
  const interests = random.some(specialty.interests, Math.min(4, specialty.interests.length));
  const [first = '', second = '', third = ''] = interests.map(inSentence);
  const fitting = locations.filter(({ kind }) =>
    specialty.ages === 'child' ? /Children|Hospital/.test(kind) : !/Children/.test(kind),
  );
  const places = random
    .some(fitting, random.between(1, 3))
    .map(({ slug }) => `home/find-a-location/location/${slug}`);
  const isCommunity = index % 10 === 7;
  const reviews = index % 4 === 3 ? random.between(0, 25) : random.between(26, 412);
  const spoken = [
    'data/tags/languages/english',
    ...new Set(random.some(languages, random.between(0, 2)).map((slug) => `data/tags/languages/${slug}`)),
  ];
  const who = `Dr. ${family}`;
  const year = random.between(1988, 2019);
  const fields: Fields = {
    headlineText: `${name}, ${degrees}`,
    metaDescription: `${name}, ${degrees}, ${specialty.title.toLowerCase()} at Calder University Medicine, sees ${isChild && specialty.ages === 'child' ? 'children' : isChild ? 'adults and children' : 'adults'}. Special interest: ${first}. Locations, insurance and open times.`,
    firstName: given.name,
    lastName: family,
    degrees,
    npi: npiOf(number),
    ...portraitField(name, given, { number, year }),
    gender: `data/tags/genders/${given.gender.toLowerCase()}`,
    physicianType: `data/tags/physician-types/${isCommunity ? 'icp' : random.pick(types)}`,
    ...(random.chance(0.3) ? { pronouns: given.gender === 'Female' ? 'she/her' : 'he/him' } : {}),
    academicTitle: random.pick(titles),
    specialtyTitle: specialty.title,
    specialities: [`data/specialties/${specialty.slug}`],
    clinicalInterests: interests.map((interest) => `data/tags/interests/${slugOf(interest)}`),
    languages: spoken,
    primaryLocation: places[0],
    otherLocations: places.slice(1),
    phoneNumber: `773-555-01${String(number % 100).padStart(2, '0')}`,
    adultPhysician: specialty.ages !== 'child',
    pediatricPhysician: isChild,
    acceptingNewPatients: index % 5 !== 4,
    telehealth: random.chance(0.45),
    enabledForOnlineScheduling: index % 5 < 3,
    ...(index % 15 === 11 ? { disableOnlineScheduling: true } : {}),
    rating: reviews === 0 ? '0' : (4 + random.between(2, 10) / 10).toFixed(1).replace('5.0', '4.9'),
    numberOfReviews: String(reviews),
    bio: `<p>${random.pick(openings)(who, specialty.title.toLowerCase(), first)} ${third ? random.pick(middles)(second, third) : ''}</p><p>${random.some(closings, 2).join(' ')}</p>`,
    boardCertifications: specialty.name,
    practicingSince: String(year),
    medicalEducation: `${random.pick(schools)}, ${year - 4}`,
    residency: `${random.pick(hospitals)}, ${year}`,
    ...(random.chance(0.6) ? { fellowship: `${random.pick(hospitals)}, ${year + 3}` } : {}),
    memberships: 'Chicago Society of Physicians; Lake States Medical Association',
    acceptedInsurancePlans: random
      .some(
        ['lakeshore-health', 'prairie-mutual', 'great-rivers-plan', 'midway-care', 'medicare', 'medicaid'],
        random.between(3, 6),
      )
      .map((slug) => `data/tags/insurance/${slug}`),
    acceptedInsuranceDisclaimer:
      '<p>Plans change. Please call your plan to make sure that your visit is covered.</p>',
    ...(index % 9 === 5
      ? {
          externalProfessionalRelationships:
            '<p>Paid advisor to a maker of medical devices. The relationship is reviewed each year.</p>',
        }
      : {}),
    referAPatientLink: { href: 'tel:+17735550100', text: 'Refer a patient' },
    comments:
      index % 23 === 22
        ? '[{"Id": 1, "comment": "Cut off'
        : JSON.stringify(
            random.some(praise, 3).map((comment, at) => ({
              Id: at + 1,
              comment,
              MentionTime: `2026-0${random.between(1, 9)}-1${at}`,
            })),
          ),
  };
  const slug = slugOf(name);
  return {
    name: slug,
    template: 'Physician Details',
    displayName: `${name}, ${degrees}`,
    fields,
  };
}
