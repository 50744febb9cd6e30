import { medicalSpecialtiesOf } from '@/domain/medical-specialties';
import { telHref } from '@/lib/phone-call';
import type { Profile } from './profile';

/**
 * Structured data about a physician. It holds a rating only if the page shows one.
 * @param page - canonical address of the profile and origin of the site
 * @requirement A13 A17
 * @decision Q22
 */
export function physicianJsonLd(
  profile: Profile,
  page: { readonly url: string; readonly siteUrl: string },
): object {
  const { photo, rating, places, specialties } = profile;
  const members = medicalSpecialtiesOf(specialties);
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    '@id': page.url,
    url: page.url,
    name: profile.name,
    ...(profile.description ? { description: profile.description } : {}),
    ...(photo ? { image: photo.src.startsWith('/') ? `${page.siteUrl}${photo.src}` : photo.src } : {}),
    ...(telHref(profile.phone) ? { telephone: profile.phone } : {}),
    ...(members.length > 0 ? { medicalSpecialty: members } : {}),
    ...(specialties.length > 0 ? { knowsAbout: specialties } : {}),
    ...(profile.languages.length > 0 ? { knowsLanguage: profile.languages } : {}),
    ...(profile.npi
      ? { identifier: { '@type': 'PropertyValue', propertyID: 'NPI', value: profile.npi } }
      : {}),
    ...(profile.acceptsNewPatients === undefined
      ? {}
      : { isAcceptingNewPatients: profile.acceptsNewPatients }),
    ...(places.length > 0
      ? {
          location: places.map(({ title, phone, postal }) => ({
            '@type': 'MedicalClinic',
            name: title,
            ...(telHref(phone) ? { telephone: phone } : {}),
            ...(postal
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
          })),
        }
      : {}),
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            bestRating: 5,
            ratingCount: rating.count,
          },
        }
      : {}),
  };
}
