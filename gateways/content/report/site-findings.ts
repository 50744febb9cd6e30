import { addressesIn, authoredValues } from '../oversights/authored.ts';
import { datasourcesOf, listedBy, pageOf } from '../oversights/page-texts.ts';
import { holdsFor } from '../site-paths.ts';
import type { Layout } from '../store.ts';
import type { Finding } from './finding.ts';
import { ownerOf, type Reported } from './pages.ts';

/** Blocks that list the pages below theirs: visitors reach those without a link of an author. */
const listing =
  /^(?:Search|ArticleFeed|Profile|NavigationSidebar|Glossary|Forefront|ContentList|ConditionAccordion)/;

/**
 * What is seen of the site as a whole only: pages without a link or behind a redirect, and items without a page.
 * @requirement O6
 */
export function siteFindings(reported: Reported): readonly Finding[] {
  return [...unlinkedPages(reported), ...hiddenPages(reported), ...orphans(reported)];
}

/** Redirects go before pages: whoever asks for such a page is led away. */
function hiddenPages({ content, pages }: Reported): readonly Finding[] {
  return pages.flatMap(({ path, title, owner }) =>
    content.redirects
      .filter(({ pattern }) => holdsFor(pattern, path))
      .map(({ target, locale }) => ({
        kind: 'hidden' as const,
        page: path,
        title,
        owner,
        language: locale,
        file: 'redirects.yaml',
        what: `visitors are led to ${target}`,
      })),
  );
}

function unlinkedPages(reported: Reported): readonly Finding[] {
  const { content, index, pages } = reported;
  const linked = new Set<string>();
  for (const authored of authoredValues(content)) {
    for (const address of addressesIn(authored)) {
      if (!URL.canParse(address, 'http://site.invalid')) continue;
      const found = index.route(new URL(address, 'http://site.invalid').pathname);
      if (found && found.path !== authored.item.path) linked.add(found.path);
    }
  }
  for (const item of content.items.values()) for (const path of listedBy(item)) linked.add(path);
  const isListed = (path: string) => {
    for (let above = path; above.length > index.homePath.length;) {
      above = above.slice(0, above.lastIndexOf('/'));
      const item = content.items.get(above);
      const layout = item ? index.layoutOf(item, content.templates.get(item.template)) : {};
      if (above !== index.homePath && blocksOf(layout).some((block) => listing.test(block))) return true;
    }
    return false;
  };
  const { notFoundPath, serverErrorPath } = content.site;
  const ownWay = new Set([index.homePath, notFoundPath, serverErrorPath]);
  return (
    pages
      // Pages that are hidden on purpose are reached from messages.
      .filter(({ item }) => item.field('hideFromSearchEngines', reported.defaultLanguage) !== true)
      .filter(({ item }) => !ownWay.has(item.path) && !linked.has(item.path) && !isListed(item.path))
      .map(({ path, title, owner, loaded }) => ({
        kind: 'unlinked' as const,
        page: path,
        title,
        owner,
        language: '',
        file: loaded.file,
        what: 'no menu, text or list leads here',
      }))
  );
}

function blocksOf(layout: Layout): readonly string[] {
  return Object.values(layout)
    .flat()
    .flatMap(({ component, placeholders }) => [component, ...blocksOf(placeholders)]);
}

/** Items outside the pages that nothing names. Folders, texts of the site and what the site asks for by kind stay out. */
function orphans({ content, index, defaultLanguage }: Reported): readonly Finding[] {
  const used = new Set<string>();
  const use = (path: string) => {
    if (used.has(path)) return;
    used.add(path);
    const item = content.items.get(path);
    if (item) for (const listed of listedBy(item)) use(listed);
    for (const child of index.children(path)) use(child.path);
  };
  const layouts = [...content.templates.values(), ...content.items.values()].map(
    ({ layout }) => layout ?? {},
  );
  for (const layout of layouts) for (const path of datasourcesOf(layout)) use(path);
  use(index.homePath);
  // A film is named by its number in an address.
  const texts = new Set([...authoredValues(content)].map(({ value }) => value));
  for (const { path, values } of content.items.values())
    if (texts.has(`/videos/${String(values[defaultLanguage]?.videoId)}`)) use(path);
  const named = JSON.stringify(layouts.map((layout) => blockParams(layout)));
  return [...content.items.values()]
    .filter(
      (item) =>
        item.template !== 'Folder' &&
        item.path.startsWith(`${content.site.rootPath}/data/`) &&
        !used.has(item.path) &&
        !named.includes(item.name) &&
        pageOf(item, content) === undefined,
    )
    .map((item) => ({
      kind: 'orphan' as const,
      page: item.path.slice(content.site.rootPath.length + 1),
      title: item.displayNames[defaultLanguage] ?? item.name,
      owner: ownerOf(item.path, content),
      language: '',
      file: item.file,
      what: `${item.template}: no page, block or list names it`,
    }));
}

function blockParams(layout: Layout): unknown {
  return Object.values(layout)
    .flat()
    .map(({ params, placeholders }) => [params, blockParams(placeholders)]);
}
