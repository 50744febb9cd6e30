import type { Loader } from '@/cms/block';
import { widgetAddress } from '@/blocks/Widget/address';
import { env } from '#config/server/env';

/** Where the widget's frame leads; '' for none. No `src`: that of a foreign host is taken out of a page's data. */
export type WidgetFrame = { readonly address: string };

/** The frame of a widget, where the operator named its host; otherwise a script of their own fills the container. */
export const load: Loader<WidgetFrame> = async ({ rendering: { params } }) => {
  const { WIDGET_HOST: host } = env();
  const address = host === undefined ? undefined : widgetAddress(params ?? {}, host);
  return { ok: true, data: { address: address ?? '' } };
};
