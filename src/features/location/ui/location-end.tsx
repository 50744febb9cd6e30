import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { buttonClass } from '@/ui/button/Button';
import { DirectionsLink } from '@/ui/directions-link/DirectionsLink';
import type { Location } from '../model/location';
import styles from './location.module.css';

/**
 * Phone number and directions again, at the end of a long page.
 * @requirement E1
 */
export function LocationEnd({ location }: { readonly location: Location }): ReactNode {
  const { name, phone, directionsHref } = location;
  if (phone === '' && !directionsHref) return null;
  return (
    <p className={styles.end}>
      <CallLink phone={phone} className={buttonClass('secondary')} />
      <DirectionsLink name={name} href={directionsHref} className={buttonClass('secondary')} />
    </p>
  );
}
