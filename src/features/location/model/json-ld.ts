import { medicalSpecialtiesOf } from '@/domain/medical-specialties';
import type { Location } from './location';

/** What kinds of locations are called that are hospitals, in the languages of the demo. */
const hospital = /^(hospital|مستشفى)\b|^مستشفى$/i;

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
    ...(location.phone ? { telephone: location.phone } : {}),
    ...(members.length > 0 ? { medicalSpecialty: members } : {}),
    ...(specialties.length > 0 ? { knowsAbout: specialties } : {}),
    ...(location.address.length > 0
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: [postal.street, postal.street2].filter(Boolean).join(', '),
            addressLocality: postal.city,
            addressRegion: postal.state,
            postalCode: postal.zip,
            addressCountry: 'US',
          },
        }
      : {}),
    ...(coordinates ? { geo: { '@type': 'GeoCoordinates', ...coordinates } } : {}),
  };
}
