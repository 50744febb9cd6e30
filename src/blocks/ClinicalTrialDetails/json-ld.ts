import type { Trial } from '@/blocks/ClinicalTrialDetails/fields';

/**
 * Structured data about a study; what is not known is left out.
 * @param page - canonical address of the page
 * @requirement A17
 */
export function trialJsonLd(trial: Trial, page: { readonly url: string }): object {
  const { numbers, conditions, officialTitle, summary, status, sponsor, registryHref } = trial;
  return {
    '@context': 'https://schema.org',
    '@type': 'MedicalTrial',
    '@id': page.url,
    url: page.url,
    name: trial.heading,
    ...(officialTitle ? { alternateName: officialTitle } : {}),
    ...(summary ? { description: summary } : {}),
    ...(numbers.nct
      ? { identifier: { '@type': 'PropertyValue', propertyID: 'NCT', value: numbers.nct } }
      : {}),
    ...(registryHref ? { sameAs: registryHref } : {}),
    ...(status ? { status } : {}),
    ...(sponsor ? { sponsor: { '@type': 'Organization', name: sponsor } } : {}),
    ...(conditions.length > 0
      ? { healthCondition: conditions.map(({ name }) => ({ '@type': 'MedicalCondition', name })) }
      : {}),
  };
}
