import { visitOf } from './location-visit.ts';
import { notes, words, type Language } from './location-words.ts';
import { locations, type HoursKind, type LocationData } from './locations.ts';
import { slugOf } from './tags.ts';
import { specialtiesByPlace, type Item } from './workplaces.ts';

/** By its hours. */
const hoursKindOf = (kind: LocationData['kind']): HoursKind =>
  kind === 'Children’s hospital' ? 'Hospital' : kind;
const isHospital = (kind: LocationData['kind']): boolean => hoursKindOf(kind) === 'Hospital';

const forChildren = [
  'well-child-visit',
  'vaccines',
  'speech-therapy',
  'occupational-therapy',
  'mental-health-counseling',
  'echocardiogram',
  'genetic-counseling',
];

const servicesByKind: Readonly<Record<LocationData['kind'], readonly string[]>> = {
  Hospital: [
    'heart-catheterization',
    'pregnancy-care',
    'knee-replacement',
    'chemotherapy-and-infusions',
    'radiation-therapy',
    'dialysis',
    'colonoscopy',
    'palliative-care',
  ],
  Clinic: [
    'yearly-checkup',
    'vaccines',
    'screening-mammogram',
    'physical-therapy',
    'pap-and-hpv-test',
    'nutrition-counseling',
    'skin-cancer-check',
    'mental-health-counseling',
    'eye-exam',
    'echocardiogram',
    'hearing-test-and-hearing-aids',
    'bone-density-scan',
    'birth-control',
    'allergy-testing',
    'quit-smoking-program',
    'sleep-study',
    'memory-care',
  ],
  'Urgent care': [
    'stitches-for-cuts',
    'x-rays-and-other-scans',
    'care-for-small-burns',
    'sprained-ankle',
    'broken-bone',
    'flu',
    'covid-19',
    'ear-infection',
    'urinary-tract-infection',
    'vaccines',
  ],
  'Children’s clinic': forChildren,
  'Children’s hospital': forChildren,
};

/** The services of a place: the whole list of its kind, or for clinics the first three and a run of the others. */
function servicesAt({ kind }: LocationData, position: number): readonly string[] {
  const list = servicesByKind[kind];
  const rest = list.slice(3);
  const chosen =
    kind === 'Clinic'
      ? [
          ...list.slice(0, 3),
          ...Array.from({ length: 4 }, (_unused, index) => rest[(position * 3 + index) % rest.length]),
        ]
      : list;
  return chosen.map((slug) => `home/conditions-services/${slug}`);
}

/** Short names on maps, where the whole name would say what the map shows. */
const mapNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'hyde-park': { en: 'Hyde Park hospital', 'es-MX': 'Hospital de Hyde Park', ar: 'مستشفى هايد بارك' },
  'childrens-hospital': { en: 'Children’s hospital', 'es-MX': 'Hospital infantil', ar: 'مستشفى الأطفال' },
  harvey: { en: 'Harvey hospital', 'es-MX': 'Hospital de Harvey', ar: 'مستشفى هارفي' },
};

/** When places of a kind are open, as `locationHours` says in words. */
const openingHours: Readonly<Record<HoursKind, string>> = {
  Hospital: 'Mon-Sun 00:00-24:00',
  Clinic: 'Mon-Fri 08:00-17:00; Sat 09:00-13:00',
  'Urgent care': 'Mon-Sun 08:00-20:00',
  'Children’s clinic': 'Mon-Fri 08:00-17:00; Sat 09:00-13:00',
};

/** Public holidays; the evenings before two of them end early. */
function specialHours(location: LocationData, language: Language): string | undefined {
  if (isHospital(location.kind)) return undefined;
  const opens = location.kind === 'Urgent care' ? '08:00' : '09:00';
  return words[language].holidays
    .map(([date, name, isHalf]) => `${date} ${isHalf ? `${opens}-12:00` : 'closed'} ${name}`)
    .join('\n');
}

/** What a page says in one language. */
function textsOf(location: LocationData, language: Language): Readonly<Record<string, unknown>> {
  const { slug, name, kind, parking } = location;
  const text = words[language];
  const note = notes.get(`${language} ${slug}`);
  if (note === undefined) throw new Error(`${slug}: no note in ${language}`);
  const mapAddressName = mapNames[slug]?.[language];
  return {
    ...(mapAddressName === undefined ? {} : { mapAddressName }),
    metaDescription: text.description(location),
    locationHours: text.hours[hoursKindOf(kind)],
    specialHours: specialHours(location, language),
    hoursOfOperation: `<p>${text.closed(isHospital(location.kind))}</p>`,
    bodyContent: `<p>${note}</p>${visitOf(location, language)}`,
    drivingDirectionsAndParking: `<p>${text.parking(parking === 'Free parking', location)} ${text.entrance}</p>`,
    customTitle1: text.before,
    customContent1: `<ul>${text
      .help(kind === 'Urgent care')
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
    insurancesAccepted: `<p>${text.plans}</p>`,
    ...(kind === 'Urgent care'
      ? {}
      : {
          requestAppointmentLink: {
            item: `home/${kind.startsWith('Children’s') ? 'comer/request-appointment' : 'request-an-appointment'}`,
            text: text.request,
            querystring: new URLSearchParams({ location: name }).toString(),
          },
        }),
  };
}

/**
 * The locations of the demo site as content items.
 * @param staff - the physicians' items: a place names what somebody practises there
 */
export function locationItems(staff: readonly Item[]): readonly Item[] {
  const practised = specialtiesByPlace(staff);
  return locations.map((location, position) => {
    const { slug, name, address1, address2, city, zip, neighborhood, latitude, longitude, kind, parking } =
      location;
    return {
      name: slug,
      template: 'Location Details',
      displayName: name,
      fields: {
        locationTitle: name,
        headlineText: name,
        address1,
        ...(address2 ? { address2 } : {}),
        city,
        state: city === 'Schererville' ? 'IN' : 'IL',
        zipCode: zip,
        neighborhood,
        phoneNumber: `773-555-01${String(50 + position).padStart(2, '0')}`,
        latitude,
        longitude,
        departmentId: String(600 + position),
        oasName: name,
        specialties: practised.get(`home/find-a-location/location/${slug}`) ?? [],
        locationImage: { media: `locations/${slug}.webp`, alt: '' },
        services: servicesAt(location, position),
        locationTypes: [`data/tags/location-types/${slugOf(kind)}`],
        freeOrDiscountParking: `data/tags/parking/${slugOf(parking)}`,
        parkingTypes: [
          `data/tags/parking-types/${parking === 'Free parking' ? 'lot' : 'garage'}`,
          ...(kind === 'Hospital' ? ['data/tags/parking-types/valet'] : []),
        ],
        openingHours: openingHours[hoursKindOf(kind)],
        ...(kind === 'Urgent care' ? { walkIn: true } : {}),
        ...(kind === 'Urgent care' || isHospital(location.kind) ? { waitingTimeId: slug } : {}),
        ...textsOf(location, 'en'),
      },
      languages: {
        'es-MX': { fields: textsOf(location, 'es-MX') },
        ar: { fields: textsOf(location, 'ar') },
      },
    };
  });
}
