import { z } from 'zod';
import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import { dictionary } from '#cms/dictionary';
import { env } from '#config/server/env';
import { createGateway, type Gateway } from '#gateway/client';
import { withDrafts } from '@/lib/drafts';
import type { BlockRequest } from '#services/editing/editing-request';
import type { EditedVersion } from '#services/editing/fetch-edited';

const answerSchema = z.looseObject({
  sitecore: z.looseObject({ context: z.looseObject({}), route: z.looseObject({}) }),
});
let gateway: Gateway | undefined;

/**
 * A block alone, as authors have it now: the layout service's `component`, which puts it into a placeholder of its own.
 * @returns undefined when there is no such block, or when the CMS gives none
 * @requirement O1
 */
export function fetchComponent(asked: BlockRequest): Promise<EditedVersion | undefined> {
  const { SITECORE_API_HOST: host, SITECORE_API_KEY: key, LAYOUT_CONFIGURATION_NAME: configuration } = env();
  gateway ??= createGateway({
    name: 'component',
    baseUrl: host,
    headers: { sc_apikey: key, sc_editMode: 'true' },
  });
  const own = gateway;
  const { itemId, uid, dataSourceId, renderingId, version, site, language, variant } = asked;
  const query = Object.entries({
    item: itemId,
    uid,
    dataSourceId,
    renderingItemId: renderingId,
    version,
    sc_site: site,
    sc_lang: language,
    sc_variant: variant,
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return withDrafts(async () => {
    const [answer, phrases] = await Promise.all([
      own.request({
        method: 'GET',
        path: `/sitecore/api/layout/component/${configuration}`,
        query: new URLSearchParams(query),
      }),
      dictionary(language),
    ]);
    const layout = answer.ok && answer.value.status === 200 && answerSchema.safeParse(answer.value.json).data;
    return layout ? { layout: layout as unknown as LayoutServiceData, dictionary: phrases } : undefined;
  });
}
