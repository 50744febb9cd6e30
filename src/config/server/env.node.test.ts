import { readEnvironment } from '#config/server/env';

function problemsOf(source: Readonly<Record<string, string>>): readonly string[] {
  const read = readEnvironment(source);
  return read.ok ? [] : read.problems;
}

const vendor = { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'public', CAPTCHA_SECRET: 'private' };
const long = 'a-secret-of-thirty-two-bytes-long';

describe('the environment', () => {
  test('[O3] the defaults are English, the embedded gateways and the layout configuration sxa-jss', () => {
    expect(readEnvironment({})).toMatchObject({
      ok: true,
      value: {
        DEFAULT_LANGUAGE: 'en',
        SITECORE_SITE_NAME: 'calder',
        SITES: [],
        LAYOUT_CONFIGURATION_NAME: 'sxa-jss',
        PUBLIC_URL: 'http://localhost:3000',
        GRAPH_QL_ENDPOINT: 'http://127.0.0.1:4000/sitecore/api/graph/edge',
      },
    });
  });

  const systems = {
    SITECORE_API_HOST: 'https://cms.example',
    SEARCH_HOST: 'https://search.example/emselect-app',
    SCHEDULING_HOST: 'https://scheduling.example',
    FORMS_GATEWAY_HOST: 'https://forms.example',
    GEOCODING_HOST: 'https://geocoding.example',
    CAPTCHA_HOST: 'https://captcha.example',
    VIDEO_HOST: 'https://video.example',
    WAITING_HOST: 'https://waiting.example',
    SEARCH_COUNTS_HOST: 'https://counts.example',
  };
  /** The addresses that the site would call, without the site's own. */
  const outside = (given: Readonly<Record<string, string>>) => {
    const read = readEnvironment(given);
    const { PUBLIC_URL: _site, ...others } = read.ok ? read.value : {};
    return Object.values(others).filter(
      (value) =>
        typeof value === 'string' &&
        /^https?:/.test(value) &&
        !value.startsWith('http://127.0.0.1:4000/') &&
        value !== 'http://127.0.0.1:4000',
    );
  };

  test('[O9] without settings no address leads away from this machine', () => {
    expect(outside({})).toEqual([]);
  });

  test.each(Object.entries(systems))('[O4] %s can be another system’s, alone', (name, address) => {
    // Previews are asked for where pages are.
    const graph = '/sitecore/api/graph/edge';
    const own = name === 'SITECORE_API_HOST' ? [graph, graph, '/sitecore/api/components'] : [];
    expect(outside({ [name]: address }).toSorted()).toEqual(
      [address, ...own.map((path) => address + path)].toSorted(),
    );
  });

  test('[O3] the defaults of JSS hold for a CMS of others: the site sitecore-jss-app, no list of sites', () => {
    const given = { SITECORE_API_HOST: 'https://cms.example', SITECORE_API_KEY: '{key}', SITES: '[]' };
    expect(readEnvironment(given)).toMatchObject({
      ok: true,
      value: {
        SITECORE_SITE_NAME: 'sitecore-jss-app',
        SITES: [],
        DEFAULT_LANGUAGE: 'en',
        GRAPH_QL_ENDPOINT: 'https://cms.example/sitecore/api/graph/edge',
        PHONE_NUMBER: '',
      },
    });
    const all = {
      ...given,
      SITECORE_SITE_NAME: 'aldermoor',
      SITES: '[{"name":"aldermoor","hostName":"*"},{"name":"b"}]',
      GRAPH_QL_ENDPOINT: 'https://edge.example/api/graphql/v1',
      MEDIA_HOST: 'https://media.example',
      PUBLIC_URL: 'https://www.example',
    };
    const { SITES: _sites, ...others } = all;
    expect(readEnvironment(all)).toMatchObject({ ok: true, value: { ...others, SITES: ['aldermoor', 'b'] } });
  });

  test('[O3] [O8] headers of the traces’ collector are pairs whose values can be read', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' };
    const good = { ...collector, OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20x, tenant=a' };
    expect(readEnvironment(good)).toMatchObject({ ok: true, value: good });
    for (const headers of ['a=%ff', 'a', 'a=b,,c=d', '=b'])
      expect(problemsOf({ ...collector, OTEL_EXPORTER_OTLP_HEADERS: headers })).toEqual([
        'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs with commas between them, values percent-encoded',
      ]);
  });

  test('[O3] addresses that are not given follow the ports and the CMS', () => {
    expect(
      readEnvironment({
        PORT: '81',
        GATEWAYS_PORT: '82',
        SITECORE_API_HOST: 'https://cms.example/',
        SEARCH_HOST: '',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        PUBLIC_URL: 'http://localhost:81',
        GRAPH_QL_ENDPOINT: 'https://cms.example/sitecore/api/graph/edge',
        SEARCH_HOST: 'http://127.0.0.1:82/search',
        SCHEDULING_HOST: 'http://127.0.0.1:82/scheduling/v1',
        SCHEDULING_EXTENSIONS: true,
      },
    });
  });

  test("[J6] [O3] another's scheduling gateway gets the protocol alone, unless it is said to be ours", () => {
    const extensionsOf = (given: Record<string, string>) => {
      const read = readEnvironment({ SCHEDULING_HOST: 'https://gateway.example', ...given });
      return read.ok ? read.value.SCHEDULING_EXTENSIONS : undefined;
    };
    expect(extensionsOf({})).toBe(false);
    expect(extensionsOf({ SCHEDULING_EXTENSIONS: 'true' })).toBe(true);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535'],
    [{ PORT: '8e1' }, 'PORT must be a whole number from 1 to 65535'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number from 0 to 10'],
    [{ SEARCH_HOST: 'not a url' }, 'SEARCH_HOST must be an address that starts with http:// or https://'],
    [{ PUBLIC_URL: 'ftp://a.example' }, 'PUBLIC_URL must be an address that starts with http:// or https://'],
    [{ SITES: 'calder' }, expect.stringMatching(/^SITES must be a list of sites in JSON/)],
    [{ SITES: '[{"hostName":"*"}]' }, expect.stringMatching(/^SITES must be a list of sites in JSON/)],
    [
      { SITES: '[{"name":"a"}]', SITECORE_SITE_NAME: 'calder' },
      expect.stringMatching(/^SITECORE_SITE_NAME is not among SITES/),
    ],
    [{ FORCE_HTTPS: 'yes' }, 'FORCE_HTTPS must be true or false'],
    [{ LANGUAGES: 'en,en' }, expect.stringMatching(/^LANGUAGES must be a list of different/)],
    [
      { LANGUAGES: 'en,,ar' },
      'LANGUAGES must be a list of different language tags such as en,es-MX,ar, with none left empty',
    ],
    [{ LANGUAGES: 'en,ar,' }, expect.stringMatching(/^LANGUAGES must be a list of different/)],
    [
      { JSS_ALLOWED_ORIGINS: 'https://a.example,,https://b.example' },
      expect.stringMatching(/^JSS_ALLOWED_ORIGINS must be a list of origins .* with none left empty$/),
    ],
    [
      { MEDIA_LIBRARIES: 'https://a.example/m,' },
      expect.stringMatching(/^MEDIA_LIBRARIES must be a list .* none of them empty or in a private network$/),
    ],
    [{ PORT: '4190' }, 'PORT is a port that browsers block: choose another one'],
    [{ GATEWAYS_PORT: '6000' }, 'GATEWAYS_PORT is a port that browsers block: choose another one'],
    [{ METRICS_PORT: '4190' }, 'METRICS_PORT is a port that browsers block: choose another one'],
    [{ METRICS_PORT: '3000' }, expect.stringMatching(/^METRICS_PORT is the port of visitors or of the/)],
    [
      { PUBLIC_URL: 'http://localhost:6667' },
      'PUBLIC_URL has a port that browsers block: give it another one',
    ],
    [{ LANGUAGES: 'en,Spanish language' }, expect.stringMatching(/^LANGUAGES must be a list/)],
    [{ DEFAULT_LANGUAGE: 'fr' }, expect.stringMatching(/^DEFAULT_LANGUAGE is not among LANGUAGES/)],
    [
      { PUBLISH_SECRET: 'short' },
      'PUBLISH_SECRET must be at least 32 bytes long, or empty, which keeps its endpoint shut',
    ],
    [{ JSS_EDITING_SECRET: 'short' }, expect.stringMatching(/^JSS_EDITING_SECRET must be at least 32 bytes/)],
    [{ SEARCH_TOKEN: 'a\nb' }, 'SEARCH_TOKEN must be one line of plain ASCII characters'],
    [{ CAPTCHA_PROVIDER: 'other' }, expect.stringMatching(/^CAPTCHA_PROVIDER must be one of embedded, /)],
    [{ CAPTCHA_PROVIDER: 'recaptcha' }, expect.stringMatching(/^CAPTCHA_PROVIDER names a vendor: set/)],
    [{ ...vendor, CAPTCHA_SECRET: '' }, expect.stringMatching(/^CAPTCHA_PROVIDER names a vendor: set/)],
    [{ CAPTCHA_SITE_KEY: 'public' }, expect.stringMatching(/^CAPTCHA_SITE_KEY is set for no vendor/)],
    [
      { GEOCODING_HOST: 'https://maps.googleapis.com/maps/api/geocode' },
      expect.stringMatching(/set GEOCODING_KEY$/),
    ],
    [{ GEOCODING_KEY: 'key' }, expect.stringMatching(/^GEOCODING_KEY is set without/)],
    [
      { WAITING_TOKEN: 'mine' },
      'WAITING_TOKEN is set without the service that it is for: set WAITING_HOST, or remove it',
    ],
    [{ SEARCH_ANALYTICS_KEY: 'mine' }, expect.stringMatching(/^SEARCH_ANALYTICS_KEY is set without the/)],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'a=b' },
      expect.stringMatching(/^OTEL_EXPORTER_OTLP_HEADERS is set without the collector/),
    ],
    [{ MAPS_MAP_ID: 'mine' }, 'MAPS_MAP_ID is set without MAPS_KEY: set both, or neither'],
    [{ ANALYTICS_BAA: 'true' }, expect.stringMatching(/^ANALYTICS_BAA is set, and nothing is counted/)],
    [
      { BLOCK_GALLERY: 'true', PUBLIC_URL: 'https://localhost.example' },
      expect.stringMatching(/^BLOCK_GALLERY is for tests on this machine/),
    ],
  ])('[O3] %j is one sentence that names the variable and the mend', (source, sentence) => {
    expect(problemsOf(source)).toEqual([sentence]);
  });

  test.each([
    [vendor],
    [{ PUBLISH_SECRET: long }],
    [{ WAITING_HOST: 'https://waiting.example', WAITING_TOKEN: 'mine' }],
    [{ JSS_ALLOWED_ORIGINS: 'https://a.example/, https://*.b.example', METRICS_PORT: '9464' }],
    [{ MEDIA_LIBRARIES: 'https://a.example/m/, https://b.example' }],
    [{ LANGUAGES: 'fr, en' }],
    [{ GEOCODING_HOST: 'https://maps.googleapis.com/maps/api/geocode', GEOCODING_KEY: 'key' }],
    [{ MAPS_KEY: 'key' }],
    [{ BLOCK_GALLERY: 'true', PUBLIC_URL: 'http://localhost:4111' }],
  ])('[O3] %j is whole', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  test.each([
    ['SCHEDULNG_HOST', 'SCHEDULING_HOST'],
    ['LANGUAGE_S', 'LANGUAGES'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['SITECORE_APIKEYS', 'SITECORE_API_KEY'],
    ['PROT', 'PORT'],
    ['SEARCH_EVENTS_DAYS', 'SEARCH_COUNTS_DAYS'],
    ['HOLDS_PER_DAY', 'HOLDS_PER_HOUR'],
    ['METRICS_HOST', 'METRICS_ADDRESS'],
  ])('[O3] %s is taken for a misspelt %s', (name, meant) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([
      `${name} is not a setting: rename it to ${meant}, or remove it`,
    ]);
  });

  test.each(['METRICS_TOKEN', 'WAITING_URL', 'SEARCH_TIMEOUT_MS'])(
    '[O3] %s begins as settings do, and is refused though nobody can say which was meant',
    (name) => {
      expect(problemsOf({ [name]: 'x' })).toEqual([
        `${name} is not a setting: find its name in .env.example, or remove it`,
      ]);
    },
  );

  test('[O3] a name that begins like ours and is none of ours is refused', () => {
    expect(problemsOf({ FOYER_COLOUR: 'x' })).toEqual(['FOYER_COLOUR is not a setting: remove it']);
  });

  test.each([
    'LANGUAGE',
    'HOST',
    'API_KEY',
    'MAIL',
    'PATH',
    'SHELL',
    'NODE_OPTIONS',
    'OTEL_SERVICE_NAME',
    'OTEL_EXPORTER_JAEGER_ENDPOINT',
    'JSS_APP_NAME',
    'SITECORE_EDGE_CONTEXT_ID',
    'SEARCH_SERVICE_HOST',
    'SEARCH_SERVICE_PORT_HTTP',
    'SEARCH_PORT_80_TCP_ADDR',
  ])('[O3] %s belongs to others', (name) => {
    expect(problemsOf({ [name]: 'x' })).toEqual([]);
  });

  test('[O3] what a container platform sets for a service of ours is no misspelling', () => {
    expect(problemsOf({ SEARCH_PORT: 'tcp://10.0.0.1:80' })).toEqual([]);
  });

  test('[O3] no sentence repeats a value, which may be a secret', () => {
    const secret = 'canary€canary';
    const names = ['PUBLISH_SECRET', 'SEARCH_TOKEN', 'SITECORE_API_KEY', 'SCHEDULING_AUTHORIZATION', 'PORT'];
    const said = problemsOf(Object.fromEntries([...names, 'CAPTCHA_SECERT'].map((name) => [name, secret])));
    expect(said).toHaveLength(names.length + 1);
    expect(said.join()).not.toContain('canary');
  });
});
