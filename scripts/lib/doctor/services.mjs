import { askSystem } from './http-system.mjs';
import { notSet } from './finding.mjs';

/** @typedef {import('../../../src/config/server/env.ts').Environment} Environment */

const pageQuery =
  'query Doctor($site: String!, $language: String!) { site { siteInfo(site: $site) { routes(language: $language, first: 1) { results { routePath } } } } layout(site: $site, routePath: "/", language: $language) { item { rendered } } }';

/** The CMS: its key, the site, the home page. @param {Environment} env */
export function askCms(env) {
  const { SITECORE_SITE_NAME: site, DEFAULT_LANGUAGE: language } = env;
  return askSystem({
    system: 'cms',
    // Where nobody sets the endpoint, it follows from the host.
    setting: env.GRAPH_QL_ENDPOINT.startsWith(env.SITECORE_API_HOST)
      ? 'SITECORE_API_HOST or GRAPH_QL_ENDPOINT'
      : 'GRAPH_QL_ENDPOINT',
    tokenSetting: 'SITECORE_API_KEY',
    address: env.GRAPH_QL_ENDPOINT,
    method: 'POST',
    headers: { sc_apikey: env.SITECORE_API_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ query: pageQuery, variables: { site, language } }),
    read: ({ data, errors }) => {
      if (errors?.length > 0 || !data)
        return {
          step: 'core',
          reason: 'it refuses the query',
          advice: 'look whether GRAPH_QL_ENDPOINT is the delivery endpoint',
        };
      if (!data.site?.siteInfo)
        return { step: 'core', reason: `it knows no site "${site}"`, advice: 'correct SITECORE_SITE_NAME' };
      const fields = data.layout?.item?.rendered?.sitecore?.route?.placeholders;
      if (!fields)
        return {
          step: 'fields',
          reason: `the home page has no layout in ${language}`,
          advice: 'publish the home page, or correct DEFAULT_LANGUAGE',
        };
      return `the home page of "${site}" is there`;
    },
  });
}

const resultFields = ['_uniqueid', '_language', 'resulttitle_t', 'resulturl_s', 'c_searchsections_sm'];

/** The search service; `search:doctor` asks it everything else. @param {Environment} env */
export function askSearch(env) {
  return askSystem({
    system: 'search',
    setting: 'SEARCH_HOST, which ends before /emselect',
    tokenSetting: 'SEARCH_TOKEN and SEARCH_AUTH_SCHEME',
    address: `${env.SEARCH_HOST}/emselect?q=*:*&rows=1`,
    headers: { authorization: `${env.SEARCH_AUTH_SCHEME} ${env.SEARCH_TOKEN}` },
    read: ({ response }) => {
      if (!response)
        return { step: 'core', reason: 'it does not answer as Solr does', advice: 'correct SEARCH_HOST' };
      if (!(response.numFound > 0))
        return {
          step: 'fields',
          reason: 'its index is empty',
          advice: 'fill it: npm run solr:index, or the vendor’s indexer',
        };
      const [document = {}] = response.docs ?? [];
      const lacking = resultFields.filter((name) => document[name] === undefined);
      return lacking.length > 0
        ? {
            step: 'fields',
            reason: `documents lack ${lacking.join(', ')}`,
            advice: 'run npm run search:doctor',
          }
        : `${response.numFound} documents`;
    },
  });
}

/** The scheduling gateway, by its insurance list. @param {Environment} env */
export function askScheduling(env) {
  return askSystem({
    system: 'scheduling',
    setting: 'SCHEDULING_HOST, which ends before the call’s name',
    tokenSetting: 'SCHEDULING_AUTHORIZATION',
    address: `${env.SCHEDULING_HOST}/insurance?getInsuranceList=true`,
    headers: { authorization: env.SCHEDULING_AUTHORIZATION },
    read: (body) => {
      const plans = body?.InsurancePickList?.InsurancePlans;
      return plans
        ? `${[plans].flat().length} insurance plans`
        : {
            step: 'fields',
            reason: 'the answer lacks InsurancePickList',
            advice: 'look whether it is the scheduling gateway',
          };
    },
  });
}

/** The forms gateway: a form that nobody has is not found. @param {Environment} env */
export function askForms(env) {
  return askSystem({
    system: 'forms',
    setting: 'FORMS_GATEWAY_HOST, which ends before /getEloquaFormById',
    tokenSetting: 'FORMS_AUTHORIZATION',
    address: `${env.FORMS_GATEWAY_HOST}/getEloquaFormById/doctor`,
    headers: { authorization: env.FORMS_AUTHORIZATION },
    known: [404],
    read: (body, status) =>
      status === 404 && body === undefined
        ? {
            step: 'core',
            reason: 'there is no forms gateway at this path',
            advice: 'correct FORMS_GATEWAY_HOST',
          }
        : 'it answers',
  });
}

/** The publishing webhook: the secret is tried with a question that publishes nothing. @param {Environment} env */
export async function askWebhook(env) {
  if (env.PUBLISH_SECRET === '')
    return notSet('webhook', 'PUBLISH_SECRET is not set: pages follow the CMS after REVALIDATE_SECONDS');
  return askSystem({
    system: 'webhook',
    setting: 'PUBLIC_URL, or start the site',
    tokenSetting: 'PUBLISH_SECRET: this process and the running site have different ones',
    address: `${env.PUBLIC_URL}/api/publish`,
    method: 'POST',
    headers: { 'x-publish-secret': env.PUBLISH_SECRET, 'content-type': 'application/json' },
    body: '{"check":true}',
    read: (body) =>
      body?.accepted === 0
        ? 'it takes the secret'
        : {
            step: 'core',
            reason: 'it does not answer as the site does',
            advice: 'look whether PUBLIC_URL is this site',
          },
  });
}
