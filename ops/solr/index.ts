import { environmentOrExit } from '../../gateways/config/env.ts';
import { openContent } from '../../gateways/content/open.ts';
import { refreshNextVisits } from '../../gateways/feeds/next-visits.ts';
import { feedOf } from '../../gateways/feeds/start.ts';
import { documentsOf } from '../../gateways/search/documents/from-content.ts';

/**
 * Feeds a Solr with the documents of the content: `SEARCH_HOST=http://…/solr/site npm run solr:index`. What is no
 * longer in the content is deleted at the end; until then the old index serves on. With a SCHEDULING_HOST it says when
 * each physician can be seen next, too.
 */

const batch = 500;
const environment = environmentOrExit();
const { SEARCH_HOST: host, SEARCH_AUTH_SCHEME: scheme, SEARCH_TOKEN: token } = environment;

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function update(body: unknown, query = ''): Promise<void> {
  const answer = await fetch(`${host}/update${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `${scheme} ${token}` },
    body: JSON.stringify(body),
  }).catch(() => fail(`${host} does not answer.`));
  if (!answer.ok) fail(`${host} refused the update: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

if (host === undefined)
  fail('Set SEARCH_HOST to the address of the index, such as http://localhost:8983/solr/site.');
const opened = await openContent({ folder: environment.CONTENT_DIR });
if (!opened.ok) fail(`The content has ${opened.problems.length} problems: npm run content:check names them.`);
const revision = opened.value.revision().slice(0, 16);
const documents = documentsOf(opened.value).map((document) => ({ ...document, index_revision_s: revision }));
for (let from = 0; from < documents.length; from += batch) await update(documents.slice(from, from + batch));
await update({ delete: { query: `*:* -index_revision_s:"${revision}"` } }, '?commit=true');
opened.value.close();
if (environment.SCHEDULING_HOST !== undefined)
  await refreshNextVisits(feedOf(environment)).catch((error: Error) =>
    process.stderr.write(`Next visits are missing until they are refreshed: ${error.message}.\n`),
  );
process.stdout.write(`${documents.length} documents are in ${host}.\n`);
