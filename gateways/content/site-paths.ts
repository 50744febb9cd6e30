import { dirname, join } from 'node:path';
import type { Place, Problems } from './problems.ts';
import type { LoadedItem } from './snapshot.ts';
import type { MediaFile, Redirect, Site, Template } from './store.ts';

/**
 * The site path of an item: `/` for home, `/about` below it; undefined for items that are not below home.
 * @requirement O2
 */
export function sitePathOf(path: string, homePath: string): string | undefined {
  if (path === homePath) return '/';
  return path.startsWith(`${homePath}/`) ? path.slice(homePath.length) : undefined;
}

/** Whether a template, or a template that it inherits from, has a layout. @requirement O2 */
export function hasTemplateLayout(template: Template): boolean {
  return (
    Object.keys(template.layout ?? {}).length > 0 || template.bases.some((base) => hasTemplateLayout(base))
  );
}

type AliasContext = {
  readonly templates: ReadonlyMap<string, Template>;
  readonly homePath: string;
  readonly defaultLanguage: string;
  readonly problems: Problems;
};

/**
 * Collects the aliases of pages: those that an item lists, and those that its template gives to all its items. A path
 * that belongs to another page becomes a problem.
 * @returns item paths by site path, lower case
 * @requirement O2
 */
export function collectAliases(
  items: ReadonlyMap<string, LoadedItem>,
  context: AliasContext,
): ReadonlyMap<string, string> {
  const { homePath, problems } = context;
  const aliases = new Map<string, string>();
  for (const item of items.values()) {
    const add = (written: string, place: Place) => {
      const path = written.toLowerCase();
      const owner = aliases.get(path) ?? (items.has(`${homePath}${path}`) ? `${homePath}${path}` : undefined);
      const reason = `the path "${path}" belongs to "${owner}" already`;
      if (owner) problems.add(item.file, [...item.place, ...place], reason);
      else aliases.set(path, item.path);
    };
    addOwnAliases(item, add, problems);
    const sitePath = sitePathOf(item.path, homePath);
    if (sitePath === undefined) continue;
    for (const { path, when } of context.templates.get(item.template)?.aliases ?? []) {
      if (when === undefined || item.values[context.defaultLanguage]?.[when] === true)
        add(path.replace('{path}', sitePath), []);
    }
  }
  return aliases;
}

function addOwnAliases(
  { data: { aliases }, file, place }: LoadedItem,
  add: (written: string, place: Place) => void,
  problems: Problems,
): void {
  if (aliases !== undefined && !Array.isArray(aliases))
    problems.add(file, [...place, 'aliases'], 'aliases are a list of paths');
  (Array.isArray(aliases) ? aliases : []).forEach((alias: unknown, index) => {
    const own: Place = ['aliases', index];
    if (typeof alias === 'string' && /^\/[^?#]+$/.test(alias)) add(alias, own);
    else problems.add(file, [...place, ...own], 'an alias is a path that begins with /');
  });
}

type Targets = {
  readonly isPage: (sitePath: string) => boolean;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly problems: Problems;
  /** While a file of it cannot be read, its pages are not missed. */
  readonly itemFolder: string;
};

/** Reports redirects to pages that do not exist. Targets with `$1` or on another host cannot be checked. @requirement A15 */
export function checkRedirects(
  redirects: readonly Redirect[],
  file: string,
  { isPage, media, problems, itemFolder }: Targets,
): void {
  redirects.forEach(({ target }, index) => {
    if (!target.startsWith('/') || target.startsWith('//') || target.includes('$')) return;
    const path = target.replace(/[?#].*$/, '').toLowerCase();
    const isMedia = path.startsWith('/-/media/') && media.has(path.slice('/-/media/'.length));
    if (isMedia || isPage(path)) return;
    if (redirects.some(({ pattern }) => holdsFor(pattern, path)))
      problems.add(file, [index, 'target'], `"${target}" is redirected itself: lead to the page in the end`);
    else
      problems.add(file, [index, 'target'], `there is no page "${target}"`, join(itemFolder, 'home', path));
  });
}

/** Whether a redirect is for a path. @requirement A15 */
export function holdsFor(pattern: string, path: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'i').test(path);
  } catch {
    // It is reported by itself.
    return false;
  }
}

/** Reports error pages that do not exist. @requirement A9 */
export function checkErrorPages(
  site: Site,
  file: string,
  items: ReadonlyMap<string, LoadedItem>,
  problems: Problems,
): void {
  for (const [key, path] of [
    ['notFound', site.notFoundPath],
    ['serverError', site.serverErrorPath],
  ] as const) {
    if (path !== undefined && !items.has(path))
      problems.add(
        file,
        ['errorPages', key],
        `there is no item "${path.slice(site.rootPath.length + 1)}"`,
        join(dirname(file), 'items', path.slice(site.rootPath.length + 1)),
      );
  }
}
