import { env } from '#config/server/env';
import { withEveryField } from '#cms/unplaced-fields';
import { createGateway, type Gateway } from '#gateway/client';
import { editedLayout } from '#services/editing/edited-layout';
import { pageElsewhere } from '#services/editing/page-elsewhere';
import { keepEditingData, type EditedData, type EditingData } from '#services/editing/store';

/** A page with every field of its lists beside it. */
const largestPage = 32 * 1024 * 1024;

let own: Gateway | undefined;

/**
 * Renders a page for the editor, on which every field can be edited (ADR 0058).
 * @returns the page's HTML, or undefined when it could not be rendered
 * @requirement O1
 */
export async function renderForEditor(data: EditingData): Promise<string | undefined> {
  const { dictionary } = data;
  const edited = await editedLayout(data);
  const html = await withEveryField(edited.layout, (unplaced) =>
    rendered({ ...edited, dictionary, unplaced }),
  );
  return html === undefined ? undefined : pageElsewhere(html, env().PUBLIC_URL);
}

/** This server renders the page. The host is our own, whatever the request says. @requirement O1 */
export async function rendered(data: EditedData): Promise<string | undefined> {
  own ??= createGateway({
    name: 'own',
    baseUrl: `http://127.0.0.1:${env().PORT}`,
    deadlineMs: 15_000,
    maxBytes: largestPage,
  });
  const answer = await own.request({
    method: 'GET',
    path: `/editing/${keepEditingData(data)}`,
    expectJson: false,
    retry: false,
  });
  if (!answer.ok || answer.value.status !== 200) return undefined;
  // The editor's markup names its keys so; React keeps the name to itself.
  return answer.value.text.replaceAll('phkey=', 'key=');
}
