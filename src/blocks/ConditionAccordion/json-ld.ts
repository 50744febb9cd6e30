import { readSpecialties } from '@/features/content/model/specialties';
import { fieldOf, isTrue, textOf } from '@/cms/fields/readers';
import { pageTitleOf } from '@/cms/head';
import type { ComponentFields } from '@/cms/layout-data';
import { medicalSpecialtiesOf } from '@/domain/medical-specialties';
import { plainText } from '@/lib/plain-text';

type Place = { readonly url: string; readonly siteUrl: string; readonly publisher: string };

/**
 * Structured data about a condition, or about a service where the page says that it is one.
 * @param fields - of the page's item
 * @param place - canonical address of the page, origin of the site, who treats
 * @requirement A17
 */
export function conditionJsonLd(fields: ComponentFields, displayName: string, place: Place): object {
  const names = textOf(fieldOf(fields, 'synonyms'))
    .split(/\r?\n/)
    .map((name) => name.trim())
    .filter(Boolean);
  const description =
    textOf(fieldOf(fields, 'metaDescription')) || plainText(textOf(fieldOf(fields, 'introText')));
  const about = {
    '@id': place.url,
    url: place.url,
    name: pageTitleOf(fields, displayName),
    ...(names.length > 0 ? { alternateName: names } : {}),
    ...(description ? { description } : {}),
  };
  if (isTrue(fieldOf(fields, 'isService')))
    return {
      '@context': 'https://schema.org',
      '@type': 'Service',
      ...about,
      ...(place.publisher
        ? { provider: { '@type': 'MedicalOrganization', name: place.publisher, url: place.siteUrl } }
        : {}),
    };
  const specialties = medicalSpecialtiesOf(readSpecialties(fields));
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalCondition',
    ...about,
    ...(specialties.length > 0 ? { relevantSpecialty: specialties } : {}),
  };
}
