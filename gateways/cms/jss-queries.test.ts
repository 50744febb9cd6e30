import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test, type TestContext } from 'node:test';
import { GraphQLRequestClient } from '@sitecore-jss/sitecore-jss';
import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss/i18n.js';
import { GraphQLLayoutService, RestLayoutService } from '@sitecore-jss/sitecore-jss/layout.js';
import {
  GraphQLErrorPagesService,
  GraphQLRedirectsService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
  GraphQLSitemapXmlService,
} from '@sitecore-jss/sitecore-jss/site.js';
import type { GraphQLSitemapService as SitemapService } from '@sitecore-jss/sitecore-jss-nextjs/types/services/graphql-sitemap-service.js';
import type { MultisiteGraphQLSitemapService as MultisiteSitemapService } from '@sitecore-jss/sitecore-jss-nextjs/types/services/mutisite-graphql-sitemap-service.js';
import { apiKey, startEdge } from './testing/edge-site.ts';

// The package's entry point needs React; these two services do not.
const require = createRequire(import.meta.url);
const services = '@sitecore-jss/sitecore-jss-nextjs/dist/cjs/services';
const { GraphQLSitemapService } = require(`${services}/graphql-sitemap-service.js`) as {
  readonly GraphQLSitemapService: typeof SitemapService;
};
const { MultisiteGraphQLSitemapService } = require(`${services}/mutisite-graphql-sitemap-service.js`) as {
  readonly MultisiteGraphQLSitemapService: typeof MultisiteSitemapService;
};

const siteName = 'test';

/** The services of the installed package against the gateway, and the queries that they sent. */
async function jss(t: TestContext) {
  const { url } = await startEdge(t);
  const texts = new Set<string>();
  const newClient = GraphQLRequestClient.createClientFactory({
    endpoint: `${url}/sitecore/api/graph/edge`,
    apiKey,
  });
  const clientFactory: typeof newClient = (config) => {
    const client = newClient({ ...config, retries: 0 });
    const send = client.request.bind(client);
    client.request = (query, ...rest) => {
      texts.add(
        String(query)
          .replace(/routePath:"[^"]*"(, language:"[^"]*")?/, 'routePath:…')
          .replace(/\s+/g, ' '),
      );
      return send(query, ...rest);
    };
    return client;
  };
  return { url, texts, clientFactory };
}

test('[O2] all nine query texts of JSS are answered', async (t) => {
  const { texts, clientFactory } = await jss(t);

  const layouts = new GraphQLLayoutService({ siteName, clientFactory });
  const { sitecore } = await layouts.fetchLayoutData('/doctors', 'en');
  assert.equal(sitecore.route?.name, 'doctors');
  assert.equal((await layouts.fetchLayoutData('/nowhere', 'en')).sitecore.route, null);

  const phrases = (language: string) =>
    new GraphQLDictionaryService({
      siteName,
      clientFactory,
      cacheEnabled: false,
      pageSize: 2,
    }).fetchDictionaryData(language);
  assert.deepEqual(await phrases('en'), {
    Search: 'Search',
    'Find a doctor': 'Find a doctor',
    Empty: 'No results',
  });
  assert.deepEqual(await phrases('es-MX'), { Search: 'Buscar', 'Find a doctor': 'Encuentre un médico' });

  const sites = await new GraphQLSiteInfoService({ clientFactory, cacheEnabled: false }).fetchSiteInfo();
  assert.deepEqual(sites, [{ name: siteName, hostName: 'www.example.org', language: 'en' }]);

  const redirects = await new GraphQLRedirectsService({
    clientFactory,
    fetch,
    cacheEnabled: false,
  }).fetchRedirects(siteName);
  assert.deepEqual(redirects[0], {
    pattern: '/old-doctors',
    target: '/doctors',
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    locale: '',
  });
  assert.deepEqual(
    [redirects.length, redirects[1]?.locale, redirects[2]?.redirectType],
    [3, 'es-MX', 'SERVER_TRANSFER'],
  );

  const errorPages = await new GraphQLErrorPagesService({
    siteName,
    language: 'en',
    clientFactory,
  }).fetchErrorPages();
  assert.equal(errorPages?.notFoundPagePath, '/page-not-found');
  assert.equal(errorPages?.notFoundPage.rendered.sitecore.route?.name, 'page-not-found');
  assert.equal(errorPages?.serverErrorPage.rendered.sitecore.route?.name, 'resource-problem');

  const robots = await new GraphQLRobotsService({ siteName, clientFactory }).fetchRobots();
  assert.equal(robots, 'User-agent: *\nDisallow: /private\n');

  const sitemaps = await new GraphQLSitemapXmlService({ siteName, clientFactory }).fetchSitemaps();
  assert.deepEqual(sitemaps, ['https://www.example.org/sitemap.xml']);

  const routes = await new GraphQLSitemapService({ siteName, clientFactory, pageSize: 3 }).fetchSSGSitemap([
    'en',
    'ar',
  ]);
  const pathsIn = (language: string) =>
    routes.filter(({ locale }) => locale === language).map(({ params }) => params.path.join('/'));
  assert.deepEqual(pathsIn('en'), [
    '',
    'doctors',
    'doctors/ana-diaz',
    'comer/doctors/ana-diaz',
    'doctors/bo-li',
    'doctors/cy-young',
    'doctors/archive/di-east',
    'english-only',
    'page-not-found',
    'resource-problem',
  ]);
  assert.deepEqual(
    pathsIn('ar'),
    pathsIn('en').filter((path) => path !== 'english-only'),
  );
  const multisite = await new MultisiteGraphQLSitemapService({
    sites: [siteName],
    clientFactory,
  }).fetchSSGSitemap(['en']);
  assert.equal(multisite.length, 10);

  assert.equal(texts.size, 9, [...texts].join('\n'));
});

test('[O2] the layout service of JSS gets the same page over REST and over GraphQL', async (t) => {
  const { url, clientFactory } = await jss(t);
  const rest = new RestLayoutService({ apiHost: url, apiKey, siteName, configurationName: 'sxa-jss' });
  const graph = new GraphQLLayoutService({ siteName, clientFactory });
  for (const [path, language] of [
    ['/', 'es-MX'],
    ['/comer/doctors/ana-diaz', 'en'],
    ['/doctors', 'ar'],
  ] as const) {
    assert.deepEqual(await rest.fetchLayoutData(path, language), await graph.fetchLayoutData(path, language));
  }
  const missing = await rest.fetchLayoutData('/nowhere', 'en');
  assert.deepEqual([missing.sitecore.route, missing.sitecore.context.language], [null, 'en']);
});
