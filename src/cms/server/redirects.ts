import { z } from 'zod';
import { env } from '#config/server/env';
import { queryContent } from '#cms/content';
import { answerCache } from '#gateway/answer-cache';

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
  site: z.object({ siteInfo: z.object({ redirects: z.array(z.unknown()) }).nullable() }),
});

type Redirect = z.output<typeof redirectSchema>;

/** Kept for a minute; while developing, every change is seen at once. */
function kept() {
  const freshMs = env().NODE_ENV === 'production' ? 60_000 : 0;
  return answerCache<readonly Redirect[]>('redirects', {
    maxEntries: 1,
    freshMs,
    retryMs: freshMs,
    isDurable: true,
  });
}

async function fetchRedirects(): Promise<readonly Redirect[] | undefined> {
  const site = env().SITECORE_SITE_NAME;
  const answer = await queryContent(redirectsQuery, { site }, { schema: answerSchema });
  if (!answer.ok) return undefined;
  // One that an author left unfinished takes no other down.
  return (answer.value.site.siteInfo?.redirects ?? []).flatMap((redirect) => {
    const read = redirectSchema.safeParse(redirect);
    return read.success ? [read.data] : [];
  });
}

export type RedirectTo = { readonly destination: string; readonly isPermanent: boolean };

/**
 * Where the CMS sends a path, if anywhere. Patterns are regular expressions over the whole path, in any letter case;
 * `$1` in a target is what the first group caught. A pattern that does not compile matches nothing.
 * @param path - site path without the language
 * @requirement A15
 */
export async function redirectFor(path: string, language: string): Promise<RedirectTo | undefined> {
  const redirects = (await kept().get('all', fetchRedirects)) ?? [];
  for (const redirect of redirects) {
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
