/**
 * An address of a sitemap and the addresses of the same page in its languages.
 * @typedef {{ kind: string, address: string, alternates: readonly { language: string, href: string }[] }} Listed
 */

const maxAddresses = 50_000;
const unescaped = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
const locations = (xml) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => unescaped(address));

/**
 * Everything that a site's sitemaps list.
 * @param {(address: string) => Promise<{ status: number, text: string }>} read
 * @param {string} index - address of the sitemap index
 * @returns {Promise<{ listed: readonly Listed[], problems: readonly string[] }>}
 * @requirement A15
 */
export async function readSitemaps(read, index) {
  const top = await read(index);
  if (top.status !== 200) return { listed: [], problems: [`${index} answered ${top.status}`] };
  /** @type {Listed[]} */
  const listed = [];
  /** @type {string[]} */
  const problems = [];
  for (const part of locations(top.text)) {
    const { status, text } = await read(part);
    if (status !== 200) problems.push(`${part} answered ${status}`);
    const found = listedIn(text, /sitemap-([a-z]+)/.exec(part)?.[1] ?? '');
    if (found.length > maxAddresses) problems.push(`${part} lists ${found.length} addresses`);
    listed.push(...found);
  }
  const seen = new Set();
  // News stand in two sitemaps.
  for (const { address, kind } of listed) {
    if (kind !== 'news' && seen.has(address)) problems.push(`${address} is listed twice`);
    if (kind !== 'news') seen.add(address);
  }
  return { listed, problems: [...problems, ...oneWayAlternates(listed)] };
}

/** @param {string} xml @param {string} kind @returns {Listed[]} */
function listedIn(xml, kind) {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    kind,
    address: locations(url)[0] ?? '',
    alternates: [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => ({
        language,
        href: unescaped(href),
      }),
    ),
  }));
}

/** Search engines believe a language only where both pages name each other. @param {readonly Listed[]} listed */
function oneWayAlternates(listed) {
  const byAddress = new Map(listed.map((entry) => [entry.address, entry]));
  return listed.flatMap(({ address, alternates }) =>
    alternates
      .filter(({ href }) => !byAddress.get(href)?.alternates.some((back) => back.href === address))
      .map(({ href }) => `${address} names ${href}, which does not name it back`),
  );
}
