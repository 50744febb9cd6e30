/** Elements that fetch something by one of these attributes. */
const fetching = /<(?:link|script|img|source|video|audio|iframe|image|input)\b[^>]*>/gi;
/** A path of this site: one of the CMS itself is right at the editor's origin. */
const path = String.raw`\/(?![/\\]|sitecore\/)`;
const address = new RegExp(String.raw`(\s(?:src|href|poster)=)(["'])${path}`, 'gi');
const inList = new RegExp(String.raw`(^|,\s*)${path}`, 'gi');
const ownPath = new RegExp(`^${path}`, 'i');
const addressLists = /(\s(?:srcset|imagesrcset)=)(["'])(.*?)\2/gi;

/** Scripts keep what is in them: the page's data must agree with its markup as it was rendered. */
const scripts = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;

/**
 * Gives scripts, styles and pictures in markup the site's origin where they have none: the editor shows the page from an
 * origin of its own. Links stay as they are.
 * @param siteUrl - origin of the site, without a final slash
 * @requirement O1
 */
export function withSiteAddresses(markup: string, siteUrl: string): string {
  const inElements = (text: string): string =>
    text.replace(fetching, (element) =>
      element
        .replace(address, `$1$2${siteUrl}/`)
        .replace(
          addressLists,
          (_, name: string, quote: string, list: string) =>
            name + quote + list.replace(inList, `$1${siteUrl}/`) + quote,
        ),
    );
  let done = '';
  let from = 0;
  for (const { 0: whole, 1: open = '', 2: content = '', 3: close = '', index } of markup.matchAll(scripts)) {
    done += inElements(markup.slice(from, index)) + inElements(open) + content + close;
    from = index + whole.length;
  }
  return done + inElements(markup.slice(from));
}

/** Gives the pictures in layout data the site's origin, so that server and browser render the same. @requirement O1 */
export function withSitePictures(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return value.includes('<') ? withSiteAddresses(value, siteUrl) : value;
  if (Array.isArray(value)) return value.map((entry) => withSitePictures(entry, siteUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'src' && typeof entry === 'string' && ownPath.test(entry)
        ? siteUrl + entry
        : withSitePictures(entry, siteUrl),
    ]),
  );
}
