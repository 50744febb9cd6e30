import { contradictions } from './contradictions.ts';
import { environmentSchema, type GivenEnvironment } from './env-schema.ts';
import { misspellings } from './misspelt.ts';

/** The embedded CMS's key and site, and the number that its pages name. */
const demo = { key: 'foyer-demo', site: 'calder', phone: '773-555-0100' };
/** What JSS calls a site that nobody has named. */
const unnamedSite = 'sitecore-jss-app';

/** Values that follow from the ports and from each other where they are not given. */
function derivedOf(given: GivenEnvironment) {
  const gateways = `http://127.0.0.1:${given.GATEWAYS_PORT}`;
  const cms = given.SITECORE_API_HOST ?? gateways;
  const site = given.SITECORE_SITE_NAME ?? (given.SITECORE_API_KEY === demo.key ? demo.site : unnamedSite);
  const endpoint = given.GRAPH_QL_ENDPOINT ?? `${cms}/sitecore/api/graph/edge`;
  return {
    SITECORE_SITE_NAME: site,
    PHONE_NUMBER: given.PHONE_NUMBER ?? (site === demo.site ? demo.phone : ''),
    PUBLIC_URL: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
    SITECORE_API_HOST: cms,
    GRAPH_QL_ENDPOINT: endpoint,
    PREVIEW_GRAPH_QL_ENDPOINT: given.PREVIEW_GRAPH_QL_ENDPOINT ?? endpoint,
    PREVIEW_API_KEY: given.PREVIEW_API_KEY ?? given.SITECORE_API_KEY,
    COMPONENTS_HOST: given.COMPONENTS_HOST ?? `${cms}/sitecore/api/components`,
    SEARCH_HOST: given.SEARCH_HOST ?? `${gateways}/search`,
    SCHEDULING_HOST: given.SCHEDULING_HOST ?? `${gateways}/scheduling/v1`,
    SCHEDULING_EXTENSIONS: given.SCHEDULING_EXTENSIONS ?? given.SCHEDULING_HOST === undefined,
    FORMS_GATEWAY_HOST: given.FORMS_GATEWAY_HOST ?? `${gateways}/forms`,
    GEOCODING_HOST: given.GEOCODING_HOST ?? `${gateways}/geocoding`,
    CAPTCHA_HOST: given.CAPTCHA_HOST ?? `${gateways}/captcha`,
    VIDEO_HOST: given.VIDEO_HOST ?? `${gateways}/video`,
    WAITING_HOST: given.WAITING_HOST ?? `${gateways}/waiting`,
    SEARCH_COUNTS_HOST: given.SEARCH_COUNTS_HOST ?? `${gateways}/collector`,
  };
}

export type Environment = Omit<GivenEnvironment, keyof ReturnType<typeof derivedOf>> &
  ReturnType<typeof derivedOf>;

/** The typed environment, or one sentence for each thing that is wrong with it. */
export type ReadEnvironment =
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads an environment. Empty strings count as absent, so that a copied `.env.example` works.
 * @returns the typed values; or, for each impossible value, half-set vendor and misspelt name, a sentence that names the
 * variable and the mend, never its value
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(given);
  const problems = [
    ...misspellings(given, Object.keys(environmentSchema.shape)),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`),
    ...(parsed.success ? contradictions(parsed.data) : []),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { ...parsed.data, ...derivedOf(parsed.data) } };
}

let cached: Environment | undefined;

/**
 * The process's environment, read once.
 * @throws when it is wrong; the program refuses it at start, before anything can call this
 */
export function env(): Environment {
  if (cached) return cached;
  const read = readEnvironment(process.env);
  if (!read.ok) throw new Error(`environment: ${read.problems.join('; ')}`);
  cached = read.value;
  return cached;
}
