import type { IncomingMessage } from 'node:http';

/**
 * Looks for a proxy in front that nobody has told the site about: without TRUST_PROXY all visitors behind it have its
 * address, and share one visitor's limits.
 * @param say - gets one sentence, once
 * @returns looks at a request
 * @requirement I14 O8
 */
export function proxyNotice(
  trustedProxies: number,
  say: (sentence: string) => void,
): (request: IncomingMessage) => void {
  let isSaid = trustedProxies > 0;
  return ({ headers }) => {
    if (isSaid || (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined)) return;
    isSaid = true;
    say(
      'A request has come through a proxy, and TRUST_PROXY is 0: all visitors behind it count as one. Set TRUST_PROXY to the number of proxies in front.',
    );
  };
}
