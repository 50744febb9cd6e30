import { googleMapChoice } from '@/config/maps';

/**
 * Whether this document was requested with Google's map: only then does its security policy allow Google. The address
 * in view does not tell, because every change of the search rewrites it.
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
