import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from '#config/server/private-addresses';

/**
 * Looks a host's name up, and fails where one of its addresses lies in a private network: whoever owns a name could lead the
 * server to its neighbours.
 * @requirement O8
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    const isPrivate = found?.some(({ address }) => isPrivateAddress(address));
    const [first] = found ?? [];
    if (error || isPrivate || !first)
      return callback(error ?? Object.assign(new Error('private network'), { code: 'ENOTFOUND' }), '', 4);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
