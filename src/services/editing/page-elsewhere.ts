import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withSiteAddresses } from '#services/editing/site-addresses';

/** Before the name of an icon, so that it is no id of the page. */
const iconMark = 'foyer-icon-';

/**
 * A page of this site as another origin can show it: everything it fetches has the site's address, also what its scripts
 * fetch later. Icons come along in the page, because browsers take none from another origin.
 * @param html - the whole page
 * @param siteUrl - origin of the site, without a final slash
 * @requirement O1
 */
export async function pageElsewhere(html: string, siteUrl: string): Promise<string> {
  const sprite = /\/(icons\.[0-9a-f]+\.svg)#/.exec(html)?.[1];
  const icons = sprite === undefined ? '' : await iconsIn(sprite);
  const page = icons === '' ? html : html.replaceAll(`href="/${sprite}#`, `href="#${iconMark}`);
  const chunks = `<script>var TURBOPACK_CHUNK_BASE_PATH=${inScript(`${siteUrl}/_next/`)}</script>`;
  return withSiteAddresses(page, siteUrl)
    .replace(/<head[^>]*>/i, (head) => head + chunks)
    .replace(/(<script id="__NEXT_DATA__"[^>]*>\{)/, (data) => `${data}"assetPrefix":${inScript(siteUrl)},`)
    .replace(/<\/body>/i, (end) => icons + end);
}

function inScript(text: string): string {
  return JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
}

/** @returns nothing where the file is gone: the page does without */
async function iconsIn(file: string): Promise<string> {
  try {
    const svg = await readFile(join('public', file), 'utf8');
    return svg
      .replace('<svg ', '<svg hidden aria-hidden="true" ')
      .replaceAll('<symbol id="', `<symbol id="${iconMark}`);
  } catch {
    return '';
  }
}
