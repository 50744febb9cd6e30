import { bagOf } from '../../content/read-files.ts';
import { RecordReader } from '../reader.ts';
import type { Note } from '../report.ts';
import { conceptsOf, degreesOf, listIn } from './concepts.ts';
import { hoursForPrograms, hoursInWords, minutesOf, type WeekHours } from './hours.ts';
import { nameOfPerson } from './person-name.ts';
import {
  fieldsOf,
  personFields,
  placeFields,
  type Directory,
  type PersonRecord,
  type PlaceRecord,
} from './records.ts';
import type { Resources } from './resources.ts';

type Bag = Readonly<Record<string, unknown>>;

/** The registry of NPIs, by its address and by its number. */
const npiSystems: readonly unknown[] = ['http://hl7.org/fhir/sid/us-npi', 'urn:oid:2.16.840.1.113883.4.6'];
const dayCodes = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Reads places and physicians from FHIR R4: Location with the HealthcareServices and the Organization that work there,
 * Practitioner with their PractitionerRoles. What is inactive is refused.
 * @requirement D2 E1
 */
export function readFhirDirectory(resources: Resources): Directory {
  const notes: Note[] = [];
  const gather = <T>(type: string, read: (reader: RecordReader, resource: Bag) => T | undefined) =>
    resources.ofType(type).flatMap((resource) => {
      const reader = new RecordReader(nameOf(resource), resource);
      const record = read(reader, resource);
      notes.push(...reader.notes);
      return record === undefined ? [] : [record];
    });
  const places = gather('Location', (reader, location) => placeOf(reader, location, resources));
  const people = gather('Practitioner', (reader, person) => personOf(reader, person, resources));
  return { places, people, notes };
}

function nameOf(resource: Bag): string {
  return `${String(resource.resourceType)}/${typeof resource.id === 'string' ? resource.id : '?'}`;
}

function placeOf(reader: RecordReader, location: Bag, resources: Resources): PlaceRecord | undefined {
  const status = reader.line('status', 40);
  if (status !== '' && status !== 'active') {
    reader.note('refused', `its status is ${status}`);
    return undefined;
  }
  if (location.mode === 'kind') {
    reader.note('refused', 'it describes a kind of place, not a place');
    return undefined;
  }
  const services = resources
    .ofType('HealthcareService')
    .filter(
      (one) =>
        one.active !== false &&
        listIn(one.location).some((at) => resources.follow(at, 'Location') === location),
    );
  const owner = bagOf(resources.follow(location.managingOrganization, 'Organization'));
  const angle = (path: string) => {
    const value = reader.at(path);
    return typeof value === 'number' && Math.abs(value) <= 180 ? value : undefined;
  };
  const { week, isWhole } = weekOf(reader);
  return {
    record: nameOf(location),
    key: `Location/${reader.line('id', 64)}`,
    name: reader.line('name', 200) || (typeof owner?.name === 'string' ? owner.name : ''),
    address1: reader.line('address.line.0', 200),
    address2: reader.line('address.line.1', 200),
    city: reader.line('address.city', 100),
    state: reader.line('address.state', 40),
    zip: reader.line('address.postalCode', 20),
    phone: phoneOf(reader),
    latitude: angle('position.latitude'),
    longitude: angle('position.longitude'),
    types: conceptsOf(location.type),
    specialties: services.flatMap((one) => conceptsOf(one.specialty)),
    services: services.flatMap((one) => (typeof one.name === 'string' ? [[one.name]] : conceptsOf(one.type))),
    hours: hoursInWords(week),
    // Half of the truth would call an open place closed.
    openingHours: isWhole ? hoursForPrograms(week) : '',
    description: reader.text('description', 5000),
    owned: fieldsOf(placeFields),
  };
}

function weekOf(reader: RecordReader): { readonly week: WeekHours; readonly isWhole: boolean } {
  let isWhole = true;
  const week: { from: number; to: number }[][] = dayCodes.map(() => []);
  for (const one of reader.list('hoursOfOperation')) {
    const hours = bagOf(one) ?? {};
    const isAllDay = hours.allDay === true;
    const from = isAllDay ? 0 : minutesOf(String(hours.openingTime));
    const to = isAllDay ? 1440 : minutesOf(String(hours.closingTime));
    const days = listIn(hours.daysOfWeek).map((day) => dayCodes.indexOf(String(day)));
    if (from === undefined || to === undefined || to <= from || days.some((day) => day < 0)) {
      isWhole = false;
      reader.note(
        'left out',
        `hours ${String(hours.openingTime)} to ${String(hours.closingTime)} cannot be read`,
      );
    } else for (const day of days) week[day]?.push({ from, to });
  }
  return { week, isWhole };
}

function personOf(reader: RecordReader, person: Bag, resources: Resources): PersonRecord | undefined {
  if (person.active === false) {
    reader.note('refused', 'they are not active');
    return undefined;
  }
  const name = nameOfPerson(person.name);
  const roles = resources
    .ofType('PractitionerRole')
    .filter(
      (role) => role.active !== false && resources.follow(role.practitioner, 'Practitioner') === person,
    );
  const npi = listIn(person.identifier).find((one) => npiSystems.includes(bagOf(one)?.system));
  const degrees = [
    ...name.suffixes,
    ...listIn(person.qualification).flatMap((one) => degreesOf(bagOf(one)?.code)),
  ];
  return {
    record: nameOf(person),
    key: `Practitioner/${reader.line('id', 64)}`,
    npi: new RecordReader('', npi).line('value', 40),
    firstName: name.first,
    lastName: name.last,
    degrees: [...new Set(degrees)].join(', '),
    gender: reader.line('gender', 40),
    phone: phoneOf(reader) || roles.map((role) => phoneOf(new RecordReader('', role))).find(Boolean) || '',
    specialties: [
      ...roles.flatMap((role) => conceptsOf(role.specialty)),
      ...roles.flatMap((role) => servicesOf(role, resources)).flatMap((one) => conceptsOf(one.specialty)),
    ],
    languages: conceptsOf(person.communication),
    places: [...new Set(roles.flatMap((role) => placesOf(role, resources)))],
    acceptsNew: undefined,
    bio: '',
    owned: fieldsOf(
      personFields,
      Object.keys(personFields).filter((column) => column !== 'accepting_new_patients'),
    ),
  };
}

function servicesOf(role: Bag, resources: Resources): readonly Bag[] {
  return listIn(role.healthcareService)
    .map((one) => resources.follow(one, 'HealthcareService'))
    .filter((one) => one !== undefined);
}

/** Keys of the places of a role: its own, else those of its services, else those of its organization. */
function placesOf(role: Bag, resources: Resources): readonly string[] {
  const own = listIn(role.location);
  const served = servicesOf(role, resources).flatMap((one) => listIn(one.location));
  const found = (own.length > 0 ? own : served).map((one) => {
    const place = resources.follow(one, 'Location');
    return place === undefined ? String(bagOf(one)?.display ?? bagOf(one)?.reference ?? '') : nameOf(place);
  });
  if (found.length > 0) return found;
  const employer = resources.follow(role.organization, 'Organization');
  if (employer === undefined) return [];
  return resources
    .ofType('Location')
    .filter((place) => resources.follow(place.managingOrganization, 'Organization') === employer)
    .map(nameOf);
}

function phoneOf(reader: RecordReader): string {
  const numbers = reader.list('telecom').map((one) => new RecordReader('', one));
  const phone = numbers.find(
    (one) => one.at('system') === 'phone' && one.at('use') !== 'home' && one.at('use') !== 'mobile',
  );
  return phone?.line('value', 40) ?? '';
}
