import type { OpeningHours, OpenSpan } from '@/lib/open-spans';
import { medicalSpecialtiesOf } from '@/domain/medical-specialties';
import { telHref } from '@/lib/phone-call';
import type { Location } from './location';

/** What kinds of locations are called that are hospitals, in the languages of the demo. */
const hospital = /(?:^|\s)(?:hospital|مستشفى)(?:\s|$)/iu;

/**
 * Structured data about a location. It holds coordinates only if both are known.
 * @param page - canonical address of the page and origin of the site
 * @requirement A13 A17 E2
 */
export function clinicJsonLd(
  location: Location,
  page: { readonly url: string; readonly siteUrl: string },
): object {
  const { postal, image, coordinates, specialties } = location;
  const members = medicalSpecialtiesOf(specialties);
  return {
    '@context': 'https://schema.org',
    '@type': location.kinds.some((kind) => hospital.test(kind)) ? 'Hospital' : 'MedicalClinic',
    '@id': page.url,
    url: page.url,
    name: location.name,
    ...(location.description ? { description: location.description } : {}),
    ...(image ? { image: image.src.startsWith('/') ? `${page.siteUrl}${image.src}` : image.src } : {}),
    ...(telHref(location.phone) ? { telephone: location.phone } : {}),
    ...(members.length > 0 ? { medicalSpecialty: members } : {}),
    ...(specialties.length > 0 ? { knowsAbout: specialties } : {}),
    ...(location.address.length > 0
      ? {
          address: known({
            '@type': 'PostalAddress',
            streetAddress: [postal.street, postal.street2].filter(Boolean).join(', '),
            addressLocality: postal.city,
            addressRegion: postal.state,
            postalCode: postal.zip,
            addressCountry: 'US',
          }),
        }
      : {}),
    ...(location.openingHours ? hoursJsonLd(location.openingHours) : {}),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
  };
}

/** Without what nobody has said. */
function known(parts: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of each day, and of the days unlike others: from 00:00 to 00:00 stands for closed. */
function hoursJsonLd({ week, special }: OpeningHours): object {
  const specification = (spans: readonly OpenSpan[], day: object) =>
    spans.map(([from, to]) => ({
      '@type': 'OpeningHoursSpecification',
      ...day,
      opens: clock(from),
      // A day ends at 23:59 for search engines.
      closes: to === 1440 ? '23:59:00' : clock(to % 1440),
    }));
  return {
    openingHoursSpecification: week.flatMap((spans, day) =>
      specification(spans, { dayOfWeek: `https://schema.org/${weekdays[day]}` }),
    ),
    ...(special.length > 0
      ? {
          specialOpeningHoursSpecification: special.flatMap(({ date, spans }) =>
            specification(spans.length > 0 ? spans : [[0, 0]], { validFrom: date, validThrough: date }),
          ),
        }
      : {}),
  };
}

/** A schema.org Time, which has seconds. */
function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`;
}
