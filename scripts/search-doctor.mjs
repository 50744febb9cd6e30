import { readEnvironmentOrFail } from './lib/environment.mjs';

/**
 * Asks the search service that SEARCH_HOST names a few things that the site relies on, and says in words what is
 * missing: `npm run search:doctor`. Only reads. Exits with 1 when something is.
 */
const { SEARCH_HOST: host, SEARCH_TOKEN: token, SEARCH_AUTH_SCHEME: scheme } = await readEnvironmentOrFail();

let missing = 0;
function report(isGood, what, advice) {
  if (!isGood) missing += 1;
  process.stdout.write(`${isGood ? 'good   ' : 'missing'}  ${what}${isGood ? '' : `: ${advice}`}\n`);
}

async function ask(parameters, headers = { authorization: `${scheme} ${token}` }) {
  const query = new URLSearchParams(parameters);
  try {
    const answer = await fetch(`${host}/emselect?${query.toString()}`, {
      headers,
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    let body;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    return { status: answer.status, body };
  } catch (error) {
    return { status: 0, reason: error.cause?.code ?? error.name };
  }
}

const english = ['fq', '_language:"en"'];
const first = await ask([
  ['q', '*:*'],
  ['rows', '0'],
]);
report(first.status !== 0, `${host} answers`, `nothing listens there (${first.reason}); check SEARCH_HOST`);
if (first.status === 0) process.exit(1);
report(
  first.status !== 401 && first.status !== 403,
  'the token is accepted',
  'check SEARCH_TOKEN and SEARCH_AUTH_SCHEME',
);
report(
  first.body?.response !== undefined,
  'emselect answers in Solr’s JSON',
  `it answered ${first.status}; SEARCH_HOST ends before /emselect`,
);
const total = first.body?.response?.numFound ?? 0;
report(total > 0, `documents are indexed (${total})`, 'fill the index: npm run solr:index');

const needed = ['_uniqueid', '_language', 'resulttitle_t', 'resulturl_s', 'c_searchsections_sm'];
const sample = (await ask([['q', '*:*'], ['rows', '1'], english])).body?.response?.docs?.[0] ?? {};
const absent = needed.filter((field) => sample[field] === undefined);
report(
  absent.length === 0,
  'documents have the fields of every result',
  `without ${absent.join(', ')} nothing is shown`,
);

const models = {
  Physician: 'Doctors',
  Location: 'Locations',
  Condition: 'ConditionsServices',
  Article: 'Articles',
  ClinicalTrial: 'ClinicalTrials',
};
for (const [model, section] of Object.entries(models)) {
  const { body } = await ask([['q', '*:*'], ['rows', '50'], ['model', model], ['useParams', model], english]);
  const docs = body?.response?.docs ?? [];
  const isOwn =
    docs.length > 0 && docs.every((doc) => [doc.c_searchsections_sm ?? []].flat().includes(section));
  report(
    isOwn,
    `the model ${model} finds its own kind`,
    docs.length === 0
      ? 'it finds nothing'
      : 'it finds other kinds too: give it a filter on c_searchsections_sm',
  );
}

const facets = await ask([
  ['q', '*:*'],
  ['rows', '0'],
  ['model', 'Physician'],
  ['useParams', 'Physician'],
  ['facet', 'true'],
  ['facet.field', 'c_visible_specialties_sm'],
  ['f.c_visible_specialties_sm.facet.limit', '9999'],
]);
report(
  [facets.body?.facet_counts?.facet_fields?.c_visible_specialties_sm ?? []].flat().length > 0,
  'filters have values (facets)',
  'c_visible_specialties_sm has none',
);
const visits = await ask([
  ['q', '*:*'],
  ['rows', '1'],
  ['fq', `c_next_available_tdt:[${new Date().toISOString()} TO *]`],
  ['sort', 'c_next_available_tdt asc'],
]);
report(
  (visits.body?.response?.numFound ?? 0) > 0,
  'physicians have a next visit',
  'nobody is found by it; run npm run search:visits (it asks SCHEDULING_HOST)',
);
const tagged = await ask([
  ['q', '*:*'],
  ['rows', '0'],
  ['fq', '{!tag=x}_language:"en"'],
  ['facet', 'true'],
  ['facet.field', '{!ex=x}_language'],
]);
report(
  tagged.status === 200,
  'a filter can be left out of its own facet ({!tag} and {!ex})',
  'filters will offer only what is chosen already',
);
const near = await ask([
  ['q', '*:*'],
  ['rows', '5'],
  ['model', 'Location'],
  ['useParams', 'Location'],
  ['fq', '{!geofilt}'],
  ['sfield', 'coordinate_rpt'],
  ['pt', '41.8781,-87.6298'],
  ['d', '99999'],
  ['sort', 'geodist() asc'],
  ['fl', '*,_dist_:geodist()'],
]);
report(
  near.status === 200 && near.body?.response?.docs?.[0]?._dist_ !== undefined,
  'distances are measured (geofilt, geodist)',
  'coordinate_rpt must be a LatLonPointSpatialField with docValues',
);
const misspelt = await ask([
  ['q', 'cardoilogy'],
  ['model', 'Physician'],
  ['useParams', 'Physician'],
  ['spellcheck.maxResultsForSuggest', '1'],
  english,
]);
report(
  [misspelt.body?.spellcheck?.collations ?? []].flat().length > 1,
  'a misspelt word is answered with a better one',
  'turn spellcheck.collate on in the handler',
);
const marked = await ask([['q', 'heart'], ['rows', '1'], english]);
report(
  Object.values(Object.values(marked.body?.highlighting ?? {})[0] ?? {}).length > 0,
  'matches are marked (highlighting)',
  'turn hl on for resulttitle_t and resultbody_t',
);
const odd = await ask([['q', 'title:(" AND ) ~^']]);
report(
  odd.status === 200,
  'whatever a visitor types is answered',
  `it answered ${odd.status}: set uf=-* and edismax`,
);

process.stdout.write(
  missing === 0 ? '\nEverything that the site relies on is there.\n' : `\n${missing} missing.\n`,
);
process.exitCode = missing === 0 ? 0 : 1;
