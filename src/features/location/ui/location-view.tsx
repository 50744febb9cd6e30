import type { ReactNode } from 'react';
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
  return (
    <article className={styles.page}>
      <LocationHeader location={location} />
      <LocationSummaries location={location} />
      <LocationSections location={location} />
      <LocationEnd location={location} />
    </article>
  );
}
