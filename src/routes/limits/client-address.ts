import type { IncomingMessage } from 'node:http';

/**
 * The network address that limits count by. Proxies are believed only as far as the operator says how many there are:
 * with none, `X-Forwarded-For` is whatever a visitor likes to write and is not read.
 * @param trustedProxies - how many proxies of our own stand in front
 * @returns the address; for IPv6 its /64, which is what one household gets
 * @requirement I14
 */
export function clientAddress(
  request: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  trustedProxies: number,
): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim());
  const trusted = trustedProxies > 0 ? hops.filter(Boolean).at(-trustedProxies) : undefined;
  return networkOf(trusted ?? direct);
}

function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\]$/g, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return `${[...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
