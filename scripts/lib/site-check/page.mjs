import { structuredProblems } from './structured.mjs';

const attribute = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');

/**
 * What is wrong with a page that a sitemap lists: it is there, canonical to itself, may be listed, names its languages as
 * the sitemap does, has a picture for sharing, and its structured data is valid.
 * @param {import('./sitemaps.mjs').Listed} listed
 * @param {{ status: number, text: string }} answer
 * @param {import('./vocabulary.mjs').Vocabulary} [vocabulary]
 * @returns {Promise<readonly string[]>}
 * @requirement A15 A17 A18
 */
export async function pageProblems({ address, alternates }, { status, text: html }, vocabulary) {
  if (status !== 200) return [`${address} answered ${status}`];
  const problems = [];
  const canonical = attribute(html, /<link rel="canonical" href="([^"]*)"/);
  if (canonical !== address) problems.push(`is canonical to ${canonical}`);
  if (/<meta name="robots" content="[^"]*noindex/.test(html)) problems.push('says noindex');
  if (!attribute(html, /<meta property="og:image" content="(https?:\/\/[^"]+)"/))
    problems.push('has no picture for sharing');
  const named = new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language = '', href]) => [language.toLowerCase(), href],
    ),
  );
  for (const { language, href } of alternates)
    if (named.get(language.toLowerCase()) !== href) problems.push(`does not name ${href} (${language})`);
  problems.push(...(await structuredProblems(html, vocabulary)));
  return problems.map((problem) => `${address} ${problem}`);
}
