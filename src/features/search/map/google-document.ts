import { googleMapChoice } from '@/config/maps';

/**
 * Whether this document was asked for with Google's map: only then its security policy lets Google in. The address that
 * is shown may have changed since, with every filter.
 */
export function isGoogleDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const { searchParams } = new URL(navigation?.name ?? window.location.href);
  return searchParams.get(googleMapChoice.name) === googleMapChoice.value;
}

/** The address of a page with Google's map. */
export function withGoogleMap(address: string): string {
  const { name, value } = googleMapChoice;
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${value}`;
}
