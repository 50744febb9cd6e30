import type { createHash } from 'node:crypto';
import type { Problems } from './problems.ts';
import { bagOf, readYamlFile } from './read-files.ts';
import type { Redirect, Site } from './store.ts';

type Digest = ReturnType<typeof createHash>;

function isLanguageTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name)[0] === name;
  } catch {
    return false;
  }
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/**
 * Reads `site.yaml`: the site's name, root, host, languages, error pages and attributes. What is missing or wrong
 * becomes a problem and gets a default.
 * @requirement O3
 */
export function readSite(file: string, problems: Problems, digest: Digest): Site {
  const data = bagOf(readYamlFile(file, problems, digest));
  if (!data) problems.add(file, [], 'the file is missing or empty');
  const languages = (Array.isArray(data?.languages) ? data.languages : []).flatMap(
    (entry: unknown, index) => {
      const language = bagOf(entry);
      if (typeof language?.name !== 'string' || !isLanguageTag(language.name)) {
        problems.add(file, ['languages', index], 'a language needs a name (en, es-MX)');
        return [];
      }
      const { name } = language;
      return [
        {
          name,
          displayName: textOr(language.displayName, name),
          nativeName: textOr(language.nativeName, name),
          englishName: textOr(language.englishName, name),
          regionalIsoCode: textOr(language.regionalIsoCode, name),
          direction: language.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
        },
      ];
    },
  );
  if (data && languages.length === 0) problems.add(file, ['languages'], 'a site needs at least one language');
  const rootPath = textOr(data?.rootPath, '/sitecore/content/site').toLowerCase();
  const errorPages = bagOf(data?.errorPages);
  const page = (written: unknown) =>
    typeof written === 'string' ? `${rootPath}/${written}`.toLowerCase() : undefined;
  return {
    name: textOr(data?.name, 'site'),
    rootPath,
    hostName: textOr(data?.hostName, '*'),
    languages,
    notFoundPath: page(errorPages?.notFound),
    serverErrorPath: page(errorPages?.serverError),
    robots: textOr(data?.robots, ''),
    sitemaps: Array.isArray(data?.sitemaps) ? data.sitemaps.map(String) : ['/sitemap.xml'],
    attributes: Object.fromEntries(
      Object.entries(bagOf(data?.attributes) ?? {}).map(([key, value]) => [key, String(value)]),
    ),
  };
}

const redirectTypes: Readonly<Record<string, Redirect['type']>> = {
  '301': 'REDIRECT_301',
  '302': 'REDIRECT_302',
  transfer: 'SERVER_TRANSFER',
};

/**
 * Reads `redirects.yaml`: a list of patterns and their targets. An entry that is not valid becomes a problem.
 * @requirement A10
 */
export function readRedirects(file: string, problems: Problems, digest: Digest): readonly Redirect[] {
  const data = readYamlFile(file, problems, digest);
  if (data === undefined) return [];
  if (!Array.isArray(data)) {
    problems.add(file, [], 'redirects are a list');
    return [];
  }
  return data.flatMap((entry: unknown, index) => {
    const redirect = bagOf(entry);
    const type = redirectTypes[String(redirect?.type ?? '301')];
    if (typeof redirect?.pattern !== 'string' || typeof redirect.target !== 'string' || !type) {
      problems.add(file, [index], 'a redirect needs pattern, target and one of the types 301, 302, transfer');
      return [];
    }
    if (!isPattern(redirect.pattern))
      problems.add(file, [index, 'pattern'], `"${redirect.pattern}" is no regular expression`);
    return [
      {
        pattern: redirect.pattern,
        target: redirect.target,
        type,
        preserveQuery: redirect.preserveQuery === true,
        preserveLanguage: redirect.preserveLanguage === true,
        locale: textOr(redirect.locale, ''),
      },
    ];
  });
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp;
  } catch {
    return false;
  }
}
