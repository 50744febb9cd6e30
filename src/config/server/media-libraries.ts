import { listed } from './env-values.ts';
import { isLoopback, isPrivateAddress } from './private-addresses.ts';

const error =
  'must be a list of https:// addresses of other people’s media libraries, separated by commas, none of them empty or in a private network';

/**
 * Addresses below which pictures and files of pages may lie, separated by commas; slashes at their ends are dropped. The
 * server fetches from them what content names, so each is https and in no private network; http is for this machine.
 */
export const mediaLibraries = listed
  .transform((addresses) => addresses.map((address) => address.replace(/\/+$/, '')))
  .refine((addresses) => addresses.every(isLibrary), { error });

function isLibrary(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (username + password + search + hash !== '') return false;
  if (isLoopback(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && !isPrivateAddress(hostname);
}
