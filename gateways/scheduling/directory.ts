import type { ContentItem } from '../content/store.ts';
import { weeklyTemplate, type WeeklyTemplate } from './calendar/template.ts';
import { isChecked, itemsOf, textOf, titleOf, type SchedulingContent } from './content-fields.ts';
import { readInsurancePlans, readSpecialties, type InsurancePlan, type Specialty } from './pick-lists.ts';

export const DEFAULT_ZONE = 'America/Chicago';
/** Below this many providers nobody's calendar is left empty. */
const MIN_PROVIDERS_FOR_EMPTY_CALENDAR = 3;

/** A place where providers see patients. */
export type Department = {
  readonly id: string;
  readonly name: string;
  /** The name that bookings carry. */
  readonly practiceLocation: string;
  readonly street: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
};

/** A physician who can be booked online. */
export type Provider = {
  readonly npi: string;
  readonly name: string;
  /** Path of his page on the site; '' when he has none. */
  readonly path: string;
  readonly specialties: readonly string[];
  readonly departments: ReadonlyMap<string, Department>;
  readonly acceptsNewPatients: boolean;
  readonly seesAdults: boolean;
  readonly seesChildren: boolean;
  readonly hasTelehealth: boolean;
  readonly zone: string;
  readonly template: WeeklyTemplate;
  /** The demo's "no appointments" case: nothing free for as far as the calendar goes. */
  readonly isFullyBooked: boolean;
};

/** What the gateway knows from the content, read once per revision. */
export type Directory = {
  readonly providers: ReadonlyMap<string, Provider>;
  /** First specialty of every physician with an NPI, also of those who cannot be booked online. */
  readonly defaultSpecialties: ReadonlyMap<string, string>;
  readonly specialties: readonly Specialty[];
  readonly insurancePlans: readonly InsurancePlan[];
};

/**
 * Reads providers, departments, specialties and insurance plans from the content.
 * Bookable is who has an NPI, a place with a department id, and is enabled and not disabled for online scheduling.
 * @decision Q61
 */
export function readDirectory(content: SchedulingContent): Directory {
  const physicians = content.byTemplate('Physician Details').flatMap((item) => {
    const npi = textOf(content, item, 'npi');
    return npi === '' ? [] : [{ item, npi }];
  });
  const defaultSpecialties = new Map<string, string>();
  for (const { item, npi } of physicians) {
    const first = specialtiesOf(content, item)[0];
    if (first !== undefined) defaultSpecialties.set(npi, first);
  }
  const bookable = physicians.flatMap(({ item, npi }) => readProvider(content, item, npi) ?? []);
  return {
    providers: withOneEmptyCalendar(bookable),
    defaultSpecialties,
    specialties: readSpecialties(content),
    insurancePlans: readInsurancePlans(content),
  };
}

function readProvider(content: SchedulingContent, item: ContentItem, npi: string): Provider | undefined {
  if (!isChecked(content, item, 'enabledForOnlineScheduling')) return undefined;
  if (isChecked(content, item, 'disableOnlineScheduling')) return undefined;
  const departments = readDepartments(content, item);
  const [first, ...others] = departments.keys();
  if (first === undefined) return undefined;
  const seesChildren = isChecked(content, item, 'pediatricPhysician');
  const hasTelehealth = isChecked(content, item, 'telehealth');
  return {
    npi,
    name: titleOf(content, item, ['headlineText']),
    path: content.url(item) ?? '',
    specialties: specialtiesOf(content, item),
    departments,
    acceptsNewPatients: isChecked(content, item, 'acceptingNewPatients'),
    // A physician marked neither way sees adults.
    seesAdults: isChecked(content, item, 'adultPhysician') || !seesChildren,
    seesChildren,
    hasTelehealth,
    zone: DEFAULT_ZONE,
    template: weeklyTemplate({ npi, departmentIds: [first, ...others], hasTelehealth }),
    isFullyBooked: false,
  };
}

function specialtiesOf(content: SchedulingContent, item: ContentItem): readonly string[] {
  return itemsOf(content, item, 'specialities').map((specialty) =>
    titleOf(content, specialty, ['tagDisplayName']),
  );
}

/** The primary location's department first. */
function readDepartments(content: SchedulingContent, physician: ContentItem): Map<string, Department> {
  const locations = [
    ...itemsOf(content, physician, 'primaryLocation'),
    ...itemsOf(content, physician, 'otherLocations'),
  ];
  const departments = new Map<string, Department>();
  for (const location of locations) {
    const id = textOf(content, location, 'departmentId');
    if (id !== '' && !departments.has(id)) departments.set(id, readDepartment(content, location, id));
  }
  return departments;
}

function readDepartment(content: SchedulingContent, location: ContentItem, id: string): Department {
  const text = (name: string): string => textOf(content, location, name);
  const name = titleOf(content, location, ['locationTitle', 'headlineText']);
  return {
    id,
    name,
    practiceLocation: text('oasName') || name,
    street: [text('address1'), text('address2')].filter((line) => line !== ''),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    phone: text('phoneNumber'),
  };
}

/** Leaves the calendar of the provider with the highest NPI empty, so that the demo shows that case. */
function withOneEmptyCalendar(bookable: readonly Provider[]): ReadonlyMap<string, Provider> {
  const highest = bookable.reduce((top, { npi }) => (npi > top ? npi : top), '');
  const hasEmptyCalendar = bookable.length >= MIN_PROVIDERS_FOR_EMPTY_CALENDAR;
  return new Map(
    bookable.map((provider) => [
      provider.npi,
      { ...provider, isFullyBooked: hasEmptyCalendar && provider.npi === highest },
    ]),
  );
}
