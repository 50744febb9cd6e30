import { escapeHtml } from '../../lib/html.ts';
import { isNpi } from '../../scheduling/calendar/npi.ts';
import type { WantedPage } from '../content-files.ts';
import { filled } from '../filled.ts';
import type { Note } from '../report.ts';
import type { Names, PersonRecord, PlaceRecord } from './records.ts';
import type { FindItem, SiteNames } from './site-names.ts';
import { spelled, spelledName } from './spelling.ts';

type Page = Omit<WantedPage, 'path'>;
type Read = { readonly page: Page | undefined; readonly notes: readonly Note[] };

/** Two-letter codes of states and territories, as addresses have them. */
const stateCode = /^[A-Z]{2}$/;

/** The page of a place. @requirement E1 E6 */
export function placePage(place: PlaceRecord, names: SiteNames): Read {
  const notes: Note[] = [];
  const note = noteFor(notes, place.record);
  const refused =
    place.key === '' || place.key === 'Location/'
      ? 'it has no id'
      : place.name === ''
        ? 'it has no name'
        : place.address1 === '' || place.city === ''
          ? 'it has no address'
          : undefined;
  if (refused !== undefined) {
    note('refused', refused);
    return { page: undefined, notes };
  }
  const state = place.state.toUpperCase();
  if (!stateCode.test(state)) note('left out', `its state "${place.state}" is no code of two letters`);
  const isPlaced = place.latitude !== undefined && place.longitude !== undefined;
  if (!isPlaced) note('left out', 'it has no position: it is not on the map, and not found by distance');
  const name = spelled(place.name);
  const lookUp = lookUpWith(note);
  const page = {
    record: place.record,
    key: place.key,
    template: 'Location Details',
    displayName: name,
    fields: filled({
      locationTitle: name,
      headlineText: name,
      address1: spelled(place.address1),
      address2: spelled(place.address2),
      city: spelled(place.city),
      state: stateCode.test(state) ? state : undefined,
      zipCode: place.zip,
      phoneNumber: phoneInWords(place.phone),
      latitude: isPlaced ? place.latitude : undefined,
      longitude: isPlaced ? place.longitude : undefined,
      locationTypes: lookUp('type', place.types, names.placeType),
      specialties: lookUp('specialty', place.specialties, names.specialty),
      services: lookUp('service', place.services, names.service),
      locationHours: Object.keys(place.hours).length > 0 ? place.hours : undefined,
      openingHours: place.openingHours || undefined,
    }),
    suggested: filled({
      metaDescription: `${name}, ${spelled(place.address1)}, ${spelled(place.city)}.`,
      bodyContent: markupOf(place.description),
    }),
    owned: place.owned,
  };
  return { page, notes };
}

/**
 * The page of a physician.
 * @param placeAt - item path of the page of a place by its key
 * @requirement D2 D4
 */
export function personPage(person: PersonRecord, names: SiteNames, placeAt: FindItem): Read {
  const notes: Note[] = [];
  const note = noteFor(notes, person.record);
  const refused =
    person.key === '' || person.key === 'Practitioner/'
      ? 'they have neither an id nor an NPI'
      : person.lastName === ''
        ? 'they have no last name'
        : person.npi !== '' && !isNpi(person.npi)
          ? 'their NPI is none: ten digits, the last of them a check digit'
          : undefined;
  if (refused !== undefined) {
    note('refused', refused);
    return { page: undefined, notes };
  }
  if (person.npi === '') note('left out', 'they have no NPI: visits cannot be booked with them');
  const lookUp = lookUpWith(note);
  const specialties = lookUp('specialty', person.specialties, names.specialty);
  const places = [
    ...new Set(
      lookUp(
        'location',
        person.places.map((place) => [place]),
        placeAt,
      ),
    ),
  ];
  const { first, last } = spelledName(person.firstName, person.lastName);
  const name = `${[first, last].filter(Boolean).join(' ')}${person.degrees === '' ? '' : `, ${person.degrees}`}`;
  // Roles at several places say the same specialty.
  const said = new Set(person.specialties.map(([best]) => best));
  const page = {
    record: person.record,
    key: person.key,
    template: 'Physician Details',
    displayName: name,
    fields: filled({
      npi: person.npi,
      headlineText: name,
      firstName: first,
      lastName: last,
      degrees: person.degrees,
      gender: person.gender === 'unknown' ? undefined : lookUp('gender', one(person.gender), names.gender)[0],
      phoneNumber: phoneInWords(person.phone),
      specialities: specialties,
      languages: lookUp('language', person.languages, names.language),
      primaryLocation: places[0],
      otherLocations: places.slice(1),
      acceptingNewPatients: person.acceptsNew,
    }),
    suggested: filled({
      metaDescription: `${name}${said.size > 0 ? `: ${[...said].join(', ')}` : ''}.`,
      bio: markupOf(person.bio),
    }),
    owned: person.owned,
  };
  return { page, notes };
}

function noteFor(notes: Note[], record: string): (kind: Note['kind'], reason: string) => void {
  return (kind, reason) => notes.push({ record: record === '' ? '?' : record, kind, reason });
}

function one(text: string): readonly Names[] {
  return text === '' ? [] : [[text]];
}

/** Looks things up by any of their names; one that the site does not have is noted. */
function lookUpWith(note: (kind: Note['kind'], reason: string) => void) {
  return (what: string, list: readonly Names[], find: FindItem): readonly string[] => {
    const missing = new Set<string>();
    const found = list.flatMap((names) => {
      const path = names.map(find).find((one) => one !== undefined);
      if (path === undefined) missing.add(names[0] ?? '');
      return path ?? [];
    });
    for (const name of missing) note('left out', `the site has no ${what} "${name}"`);
    return [...new Set(found)];
  };
}

/** `6184637300` as `618-463-7300`; any other writing stays. */
function phoneInWords(phone: string): string {
  const digits = phone.replace(/^\+?1(?=\D*\d{3}\D*\d{3}\D*\d{4}$)/, '').replaceAll(/\D/g, '');
  return digits.length === 10 && /^[\d\s().+-]+$/.test(phone)
    ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    : phone;
}

function markupOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
