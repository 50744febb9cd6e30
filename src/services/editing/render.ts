import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';
import { pageElsewhere } from '#services/editing/page-elsewhere';

let own: Gateway | undefined;

/**
 * Has this server render a page from kept editing data. The host is our own, whatever the request says.
 * @returns the page's HTML, or undefined when it could not be rendered
 */
export async function renderForEditor(key: string): Promise<string | undefined> {
  own ??= createGateway({ name: 'own', baseUrl: `http://127.0.0.1:${env().PORT}`, deadlineMs: 15_000 });
  const answer = await own.request({
    method: 'GET',
    path: `/editing/${key}`,
    expectJson: false,
    retry: false,
  });
  if (!answer.ok || answer.value.status !== 200) return undefined;
  // The editor's markup names its keys so; React keeps the name to itself.
  return pageElsewhere(answer.value.text.replaceAll('phkey=', 'key='), env().PUBLIC_URL);
}
