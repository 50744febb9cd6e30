/**
 * @typedef {object} Picture - of one page in one window
 * @property {string} language
 * @property {string} name - of the template
 * @property {string} path
 * @property {number} width - of the window, in CSS pixels
 * @property {'now' | 'before'} build
 * @property {string} file - its name in the sheet's folder
 * @property {number} [status] - that the page answered
 * @property {number} [excess] - pixels by which the page is wider than its window
 * @property {boolean} [isCut] - whether the page goes on below the picture
 * @property {string} [problem] - why there is no picture
 */

/**
 * The path of a page in a language.
 * @param {string} path - in English
 * @param {string} language - lower case; English has no prefix
 * @requirement A8
 */
export function localPath(path, language) {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * @param {Pick<Picture, 'language' | 'name' | 'width' | 'build'>} picture
 * @returns {string} a file's name that no other picture of the sheet has
 * @requirement A2
 */
export function pictureName({ language, name, width, build }) {
  return `${language}-${name.replaceAll(/[^a-z]+/g, '-')}-${width}-${build}.jpg`;
}

/**
 * Names the pages of the present site that scroll sideways, each with its widths.
 * @param {readonly Picture[]} pictures
 * @returns {string[]} such as `/about: 360 (12 px too wide)`
 * @requirement A2
 */
export function sidewaysPages(pictures) {
  return pictures
    .filter(({ build, excess }) => build === 'now' && (excess ?? 0) > 0)
    .toSorted((one, other) => one.path.localeCompare(other.path) || one.width - other.width)
    .map(({ path, width, excess }) => `${path}: ${width} (${excess} px too wide)`);
}

/**
 * The sheet as a document: a table for each language, a row for each template, a column for each width.
 * @param {object} options
 * @param {readonly Picture[]} options.pictures
 * @param {string} options.site - address of the present site, for links
 * @param {string | undefined} options.before - address of the earlier one
 * @returns {string}
 * @requirement A2
 */
export function sheetOf({ pictures, site, before }) {
  const wide = sidewaysPages(pictures);
  const sentence =
    wide.length === 0
      ? 'No page scrolls sideways.'
      : `${wide.length} pictures of pages that scroll sideways: ${wide.join('; ')}.`;
  const languages = [...new Set(pictures.map(({ language }) => language))];
  const tables = languages.map((language) =>
    tableOf(
      language,
      pictures.filter((picture) => picture.language === language),
      { now: site, before },
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>${styles}</style></head><body>
<h1>Contact sheet</h1>
<p>${escaped(site)}${before ? `, and before: ${escaped(before)}` : ''}</p>
<p>${escaped(sentence)}</p>
${tables.join('\n')}
</body></html>
`;
}

const styles =
  'body{margin:1rem;font:1rem/1.4 sans-serif}table{border-collapse:collapse}th{position:sticky;top:0;background:#fff}' +
  'th,td{padding:.5rem;border:1px solid #999;text-align:left;vertical-align:top}td div{display:flex;gap:.5rem}' +
  'figure{margin:0;inline-size:16rem}img{inline-size:100%;block-size:auto;border:1px solid #ccc}.wide{color:#a00}';

function tableOf(language, pictures, sites) {
  const widths = [...new Set(pictures.map(({ width }) => width))].toSorted((one, other) => one - other);
  const names = [...new Set(pictures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = pictures.filter((picture) => picture.name === name);
    const path = own[0]?.path ?? '';
    const link = `<a href="${escaped(new URL(path, sites.now).href)}">${escaped(path)}</a>`;
    const cells = widths.map((width) => {
      const now = own.find((picture) => picture.build === 'now' && picture.width === width);
      const before = own.find((picture) => picture.build === 'before' && picture.width === width);
      return `<td><div>${before ? figureOf(before, now) : ''}${now ? figureOf(now) : ''}</div></td>`;
    });
    return `<tr><td><b>${escaped(name)}</b><br>${link}</td>${cells.join('')}</tr>`;
  });
  const head = widths.map((width) => `<th>${width} px</th>`).join('');
  return `<h2>${escaped(language)}</h2>\n<table><tr><th>Page</th>${head}</tr>\n${rows.join('\n')}\n</table>`;
}

/** @param {Picture} picture @param {Picture} [now] - the present page beside an earlier one */
function figureOf(picture, now) {
  const label = picture.build === 'now' ? 'Now' : 'Before';
  const isMissing = picture.status === 404 || picture.status === 410;
  if (now && isMissing && now.status !== picture.status)
    return `<p>${label}: the earlier site has no such page.</p>`;
  if (picture.problem !== undefined) return `<p class="wide">${label}: ${escaped(picture.problem)}</p>`;
  const notes = [
    ...(picture.status === 200 ? [] : [`answers ${picture.status}`]),
    ...(picture.excess ? [`${picture.excess} px too wide`] : []),
    ...(picture.isCut ? ['goes on below'] : []),
  ];
  const caption = [label, ...notes].join(', ');
  const mark = picture.excess ? ' class="wide"' : '';
  const alternative = escaped(`${picture.name}, ${picture.width} px, ${label.toLowerCase()}`);
  return `<figure><figcaption${mark}>${escaped(caption)}</figcaption><a href="${picture.file}"><img src="${picture.file}" alt="${alternative}" loading="lazy"></a></figure>`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
