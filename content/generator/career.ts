import type { Lead, Practice } from './practice.ts';
import type { Random } from './random.ts';
import type { SpecialtyData } from './specialties.ts';

type Fields = Readonly<Record<string, unknown>>;

const schools = [
  'Lakeshore College of Medicine',
  'Midway University School of Medicine',
  'Prairie State Medical College',
  'Universidad del Lago, Facultad de Medicina',
  'Great Rivers University School of Medicine',
  'Dunes Medical College',
];
const osteopathicSchool = 'Prairie College of Osteopathic Medicine';
const nursingSchools = ['Lakeshore College of Nursing', 'Midway University School of Nursing'];
const hospitals = [
  'Calder University Medicine',
  'Lakeshore Medical Center',
  'Prairie General Hospital',
  'Great Rivers Medical Center',
  'Dunes Memorial Hospital',
];
const honors = [
  'Teacher of the year, chosen by the residents',
  'Golden Compass for kind care, chosen by patients',
  'Calder Award for safe care',
  'Community health prize of the South Side Health Circle',
];

/** Degrees as a name carries them. Advanced practice providers come from nursing or assistant schools. */
export function degreesOf(random: Random, { text, isAdvancedPractice }: Lead): string {
  if (text.includes('midwife')) return 'MSN, CNM';
  if (isAdvancedPractice) return random.pick(['DNP, APRN', 'MSN, APRN', 'MMS, PA-C']);
  return random.pick(['MD', 'MD', 'MD', 'MD', 'MD, PhD', 'DO', 'MD, MPH']);
}

/** Academic rank by years of work; none for advanced practice providers and community physicians. */
export function rankOf(year: number, department: string): string {
  const rank = year < 1998 ? 'Professor' : year < 2009 ? 'Associate Professor' : 'Assistant Professor';
  return `${rank} of ${department}`;
}

/** What stands below the name: the specialty, and for one in three what the work is mostly about. */
export function specialtyTitleOf(
  {
    number,
    specialty,
    lead,
  }: { readonly number: number; readonly specialty: SpecialtyData; readonly lead: Lead },
  degrees: string,
): string {
  if (degrees.includes('CNM')) return 'Nurse-Midwife';
  if (degrees.includes('PA-C')) return `Physician Assistant; ${specialty.name}`;
  if (degrees.includes('APRN')) return `Nurse Practitioner; ${specialty.name}`;
  return number % 3 === 1 ? `${specialty.name}; ${lead.interest}` : specialty.name;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function advancedPractice(random: Random, degrees: string, year: number): Fields {
  const assistant = degrees.includes('PA-C');
  return {
    medicalEducation: assistant
      ? `${random.pick(schools)}, physician assistant program, ${year}`
      : `${random.pick(nursingSchools)}, ${year}`,
    boardCertifications: assistant
      ? 'Physician assistant'
      : degrees.includes('CNM')
        ? 'Nurse-midwife'
        : 'Nurse practitioner',
  };
}

/**
 * Training in the order in which it happens: school, internship for some, residency, fellowship, and then the practice.
 * @param year - since when the physician practises
 */
export function educationOf(
  random: Random,
  practice: Practice,
  { degrees, year, called }: { readonly degrees: string; readonly year: number; readonly called: string },
): Fields {
  if (!/MD|DO/.test(degrees)) return advancedPractice(random, degrees, year);
  const { fellowship, residency, boards, society } = practice;
  const residencyEnd = fellowship ? year - 3 : year;
  const school = degrees.startsWith('DO') ? osteopathicSchool : random.pick(schools);
  const more = degrees.includes('PhD')
    ? `PhD in biology, Midway University, ${residencyEnd - 5}`
    : degrees.includes('MPH')
      ? `Master of Public Health, Great Rivers University, ${residencyEnd - 6}`
      : undefined;
  return {
    boardCertifications: boards,
    medicalEducation: `${school}, ${residencyEnd - 4}`,
    ...(random.chance(0.25)
      ? { internship: `Internship, ${random.pick(hospitals)}, ${residencyEnd - 3}` }
      : {}),
    residency: `${residency}, ${random.pick(hospitals)}, ${residencyEnd}`,
    ...(fellowship ? { fellowship: `${fellowship}, ${random.pick(hospitals)}, ${year}` } : {}),
    ...(more ? { otherGradEducation: more } : {}),
    ...(random.chance(0.3)
      ? { credentialsAndAwards: `${random.pick(honors)}, ${random.between(2019, 2025)}` }
      : {}),
    ...(random.chance(0.85)
      ? { memberships: random.chance(0.5) ? `${society}; Lake States Medical Association` : society }
      : {}),
    ...(random.chance(0.35)
      ? {
          researchAndPublications: `<p>${called} is looking into ${lowered(random.pick(practice.studies))}. Is a study open? Ask, or see <a href="item:home/find-a-clinical-trial">our clinical trials</a>.</p>`,
        }
      : {}),
  };
}
