import type { ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { JsonLd } from '@/ui/json-ld/JsonLd';
import { clinicJsonLd } from '../model/json-ld';
import type { Location } from '../model/location';
import { LocationEnd } from './location-end';
import { LocationHeader } from './location-header';
import { LocationSections } from './location-sections';
import { LocationSummaries } from './location-summaries';
import styles from './location.module.css';

/**
 * A location's page.
 * @requirement E1 E2 A13
 */
export function LocationView({ location }: { readonly location: Location }): ReactNode {
  const page = usePage();
  const url = `${page.siteUrl}${hrefOn(page, page.pathname)}`.toLowerCase();
  return (
    <article className={styles.page}>
      <LocationHeader location={location} />
      <LocationSummaries location={location} />
      <LocationSections location={location} />
      <LocationEnd location={location} />
      <JsonLd data={clinicJsonLd(location, { url, siteUrl: page.siteUrl })} />
    </article>
  );
}
