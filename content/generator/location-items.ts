import { locations, type LocationData } from './locations.ts';
import { specialties } from './specialties.ts';
import { slugOf } from './tags.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function hoursOf(kind: LocationData['kind']): Readonly<Record<string, string>> {
  if (kind === 'Hospital') return Object.fromEntries(week.map((day) => [day, 'Open 24 hours']));
  if (kind === 'Urgent care') return Object.fromEntries(week.map((day) => [day, '8 a.m. to 8 p.m.']));
  return Object.fromEntries(
    week.map((day, index) => [
      day,
      index < 5 ? '8 a.m. to 5 p.m.' : index === 5 ? '9 a.m. to 1 p.m.' : 'Closed',
    ]),
  );
}

/** The specialties that see patients at a place: all at a hospital, a fixed share of them elsewhere. */
function specialtiesAt({ kind }: LocationData, position: number): readonly string[] {
  const fitting = specialties.filter(({ ages }) =>
    kind === 'Children’s clinic' ? ages !== 'adult' : ages !== 'child',
  );
  return fitting
    .filter((_specialty, index) => kind === 'Hospital' || (index + position) % 3 === 0)
    .map(({ slug }) => `data/specialties/${slug}`);
}

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
  'Urgent care': ['vaccines', 'quit-smoking-program', 'birth-control', 'telehealth-visit'],
  'Children’s clinic': [
    'well-child-visit',
    'vaccines',
    'speech-therapy',
    'occupational-therapy',
    'mental-health-counseling',
    'echocardiogram',
    'genetic-counseling',
  ],
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

/** Some places have a picture of their own, others one of their kind. */
function pictureOf({ slug, kind, parking }: LocationData, position: number): string {
  const own: Readonly<Record<string, string>> = {
    'river-east': 'tower',
    'west-loop': 'tower',
    'south-shore': 'lakeside',
    evanston: 'lakeside',
  };
  if (kind === 'Hospital') return 'hospital';
  if (kind === 'Urgent care') return 'urgent-care';
  if (kind === 'Children’s clinic') return 'childrens-hospital';
  return own[slug] ?? (parking === 'Free parking' ? (position % 2 ? 'suburb' : 'brick') : 'storefront');
}

/** The locations of the demo site as content items. */
export function locationItems(): readonly Record<string, unknown>[] {
  return locations.map((location, position) => {
    const { slug, name, address1, address2, city, zip, neighborhood, latitude, longitude, kind, parking } =
      location;
    const state = city === 'Schererville' ? 'IN' : 'IL';
    const hours = hoursOf(kind);
    const rows = Object.entries(hours).map(
      ([day, open]) => `<tr><th scope="row">${day}</th><td>${open}</td></tr>`,
    );
    return {
      name: slug,
      template: 'Location Details',
      displayName: name,
      fields: {
        locationTitle: name,
        headlineText: name,
        metaDescription: `${name}: address, hours, parking and the specialties that see patients in ${neighborhood}.`,
        address1,
        ...(address2 ? { address2 } : {}),
        city,
        state,
        zipCode: zip,
        neighborhood,
        phoneNumber: `773-555-01${String(50 + position).padStart(2, '0')}`,
        latitude,
        longitude,
        departmentId: String(600 + position),
        oasName: name,
        specialties: specialtiesAt(location, position),
        locationImage: { media: `locations/${pictureOf(location, position)}.webp`, alt: '' },
        services: servicesAt(location, position),
        locationTypes: [`data/tags/location-types/${slugOf(kind)}`],
        freeOrDiscountParking: `data/tags/parking/${slugOf(parking)}`,
        parkingTypes: [`data/tags/parking-types/${parking === 'Free parking' ? 'lot' : 'garage'}`],
        locationHours: hours,
        hoursOfOperation: `<table><caption>Hours</caption><tbody>${rows.join('')}</tbody></table>`,
        bodyContent: `<p>${name} is in ${neighborhood}, at ${address1}. The entrance is step-free, and staff at the front desk can call an interpreter in more than 200 languages.</p><p>Most visits here can be booked online. Bring your insurance card, a photo ID and a list of your medicines.</p>`,
        drivingDirectionsAndParking: `<p>${parking} ${parking === 'Free parking' ? 'is in the lot beside the building' : 'is in the garage next door; bring your ticket to the front desk'}. Two drop-off places are at the main door.</p>`,
        insurancesAccepted:
          '<p>We take most large plans, Medicare and Medicaid. Call your plan before your visit to be sure that it is covered.</p>',
        requestAppointmentLink: { item: 'home/request-an-appointment', text: 'Request an appointment' },
      },
      languages: {
        'es-MX': {
          fields: {
            bodyContent: `<p>${name} está en ${neighborhood}, en ${address1}. La entrada no tiene escalones y en la recepción pueden llamar a un intérprete.</p>`,
            drivingDirectionsAndParking: `<p>${parking === 'Free parking' ? 'Hay estacionamiento gratuito junto al edificio' : 'Hay estacionamiento con descuento al lado; traiga su boleto a la recepción'}.</p>`,
          },
        },
      },
    };
  });
}
