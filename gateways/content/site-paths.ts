import type { LoadedItem } from './load.ts';
import type { Problems } from './problems.ts';
import type { MediaFile, Redirect, Site, Template } from './store.ts';

/** The path under which visitors find an item below home. */
export function sitePathOf(path: string, homePath: string): string | undefined {
  if (path === homePath) return '/';
  return path.startsWith(`${homePath}/`) ? path.slice(homePath.length) : undefined;
}

/** Whether a template or one of its bases gives its items a presentation. */
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
 * Collects the further paths of pages: those that an item lists, and those that its template gives to all its items.
 * Two pages of one path are a problem.
 * @returns item paths by site path, lower case
 */
export function collectAliases(
  items: ReadonlyMap<string, LoadedItem>,
  context: AliasContext,
): ReadonlyMap<string, string> {
  const { homePath, problems } = context;
  const aliases = new Map<string, string>();
  for (const item of items.values()) {
    const add = (written: string, place: readonly (string | number)[]) => {
      const path = written.toLowerCase();
      const owner = aliases.get(path) ?? (items.has(`${homePath}${path}`) ? `${homePath}${path}` : undefined);
      if (owner)
        problems.add(
          item.file,
          [...item.place, ...place],
          `the path "${path}" belongs to "${owner}" already`,
        );
      else aliases.set(path, item.path);
    };
    const written = item.data.aliases;
    if (written !== undefined && !Array.isArray(written))
      problems.add(item.file, [...item.place, 'aliases'], 'aliases are a list of paths');
    (Array.isArray(written) ? written : []).forEach((alias: unknown, index) => {
      if (typeof alias === 'string' && /^\/[^?#]+$/.test(alias)) add(alias, ['aliases', index]);
      else
        problems.add(item.file, [...item.place, 'aliases', index], 'an alias is a path that begins with /');
    });
    const sitePath = sitePathOf(item.path, homePath);
    if (sitePath === undefined) continue;
    for (const { path, when } of context.templates.get(item.template)?.aliases ?? []) {
      if (when === undefined || item.values[context.defaultLanguage]?.[when] === true)
        add(path.replace('{path}', sitePath), []);
    }
  }
  return aliases;
}

type Targets = {
  readonly isPage: (sitePath: string) => boolean;
  readonly media: ReadonlyMap<string, MediaFile>;
  readonly problems: Problems;
};

/** Finds redirects that lead nowhere. Targets with parts of the pattern in them (`$1`) and other hosts are not looked at. */
export function checkRedirects(
  redirects: readonly Redirect[],
  file: string,
  { isPage, media, problems }: Targets,
): void {
  redirects.forEach(({ target }, index) => {
    if (!target.startsWith('/') || target.startsWith('//') || target.includes('$')) return;
    const path = target.replace(/[?#].*$/, '').toLowerCase();
    const isMedia = path.startsWith('/-/media/') && media.has(path.slice('/-/media/'.length));
    if (!isMedia && !isPage(path)) problems.add(file, [index, 'target'], `there is no page "${target}"`);
  });
}

/** Finds error pages that do not exist. */
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
      problems.add(file, ['errorPages', key], `there is no item "${path.slice(site.rootPath.length + 1)}"`);
  }
}
