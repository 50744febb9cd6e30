import { z } from 'zod';
import { env } from '#config/server/env';
import { queryContent } from '#services/content/client';

const redirectsQuery = /* GraphQL */ `
  query Redirects($site: String!) {
    site {
      siteInfo(site: $site) {
        redirects {
          pattern
          target
          redirectType
          isQueryStringPreserved
          isLanguagePreserved
          locale
        }
      }
    }
  }
`;

const redirectSchema = z.object({
  pattern: z.string(),
  target: z.string(),
  redirectType: z.string(),
  isQueryStringPreserved: z.boolean().catch(false),
  isLanguagePreserved: z.boolean().catch(false),
  locale: z.string().nullish(),
});
const answerSchema = z.object({
  site: z.object({ siteInfo: z.object({ redirects: z.array(redirectSchema).catch([]) }).nullable() }),
});

type Redirect = z.output<typeof redirectSchema>;

/** While developing, every change is seen at once. */
const lifetimeMs = process.env.NODE_ENV === 'production' ? 60_000 : 0;
let known: { readonly list: Promise<readonly Redirect[]>; readonly expires: number } | undefined;

async function fetchRedirects(): Promise<readonly Redirect[]> {
  const answer = await queryContent(
    redirectsQuery,
    { site: env().SITECORE_SITE_NAME },
    { schema: answerSchema },
  );
  return answer.ok ? (answer.value.site.siteInfo?.redirects ?? []) : [];
}

/** Forgets the redirects that were read. Called by publishing. */
export function forgetRedirects(): void {
  known = undefined;
}

export type RedirectTo = { readonly destination: string; readonly isPermanent: boolean };

/**
 * Where the CMS sends a path, if anywhere. Patterns are regular expressions over the whole path, in any letter case;
 * `$1` in a target is what the first group caught. A pattern that does not compile matches nothing.
 * @param path - site path without the language
 * @requirement A15
 */
export async function redirectFor(path: string, language: string): Promise<RedirectTo | undefined> {
  if (!known || known.expires < Date.now())
    known = { list: fetchRedirects(), expires: Date.now() + lifetimeMs };
  for (const redirect of await known.list) {
    if (redirect.locale && redirect.locale.toLowerCase() !== language.toLowerCase()) continue;
    const pattern = compile(redirect.pattern);
    if (!pattern?.test(path)) continue;
    const target = path.replace(pattern, redirect.target);
    const prefix =
      redirect.isLanguagePreserved && target.startsWith('/') && language !== env().DEFAULT_LANGUAGE;
    const destination = prefix ? `/${language.toLowerCase()}${target}` : target;
    if (!/^(https?:\/\/|\/(?![/\\]))/.test(destination)) continue;
    return { destination, isPermanent: redirect.redirectType === 'REDIRECT_301' };
  }
  return undefined;
}

function compile(pattern: string): RegExp | undefined {
  try {
    const inner = pattern.replace(/^\^/, '').replace(/\$$/, '').replace(/\/$/, '');
    return new RegExp(`^${inner.startsWith('/') ? '' : '/'}${inner}/?$`, 'i');
  } catch {
    return undefined;
  }
}
