import { openContent } from '../../gateways/content/open.ts';
import { refreshNextVisits } from '../../gateways/feeds/next-visits.ts';
import { feedOf } from '../../gateways/feeds/start.ts';
import { documentsOf } from '../../gateways/search/documents/from-content.ts';

/**
 * Feeds a Solr with the documents of the content: `SEARCH_HOST=http://…/solr/site node ops/solr/index.ts`. What is no
 * longer in the content is deleted at the end; until then the old index serves on. With a SCHEDULING_HOST it says when
 * each physician can be seen next, too.
 */

const batch = 500;
const host = (process.env.SEARCH_HOST ?? '').replace(/\/+$/, '');
const authorization = process.env.SEARCH_TOKEN
  ? { authorization: `${process.env.SEARCH_AUTH_SCHEME ?? 'Token'} ${process.env.SEARCH_TOKEN}` }
  : {};

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function update(body: unknown, query = ''): Promise<void> {
  const answer = await fetch(`${host}/update${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  }).catch(() => fail(`${host} does not answer.`));
  if (!answer.ok) fail(`${host} refused the update: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
}

if (host === '')
  fail('Set SEARCH_HOST to the address of the index, such as http://localhost:8983/solr/site.');
const opened = await openContent({ folder: process.env.CONTENT_DIR || 'content' });
if (!opened.ok)
  fail(`The content has ${opened.problems.length} problems: run node gateways/content/check.ts.`);
const revision = opened.value.revision().slice(0, 16);
const documents = documentsOf(opened.value).map((document) => ({ ...document, index_revision_s: revision }));
for (let from = 0; from < documents.length; from += batch) await update(documents.slice(from, from + batch));
await update({ delete: { query: `*:* -index_revision_s:"${revision}"` } }, '?commit=true');
opened.value.close();
if (process.env.SCHEDULING_HOST)
  await refreshNextVisits(feedOf(process.env)).catch((error: Error) =>
    process.stderr.write(`Next visits are missing until they are refreshed: ${error.message}.\n`),
  );
process.stdout.write(`${documents.length} documents are in ${host}.\n`);
