import { z } from 'zod';
import type { EditingData } from '#services/editing/store';

/** The editor's POST: path, layout data and view bag, each a text of its own. */
const payloadSchema = z.object({ args: z.tuple([z.string(), z.string(), z.string()]).rest(z.unknown()) });
const viewBagSchema = z.object({
  language: z.string().max(20).catch(''),
  dictionary: z.record(z.string(), z.string()).catch({}),
});

/**
 * Reads what the editor posts.
 * @returns undefined when it is not what an editor posts
 * @requirement O1
 */
export function readEditingPayload(body: unknown): EditingData | undefined {
  const payload = payloadSchema.safeParse(body);
  if (!payload.success) return undefined;
  try {
    const [, layout, viewBag] = payload.data.args;
    const bag = viewBagSchema.parse(JSON.parse(viewBag));
    return { layout: JSON.parse(layout), language: bag.language, dictionary: bag.dictionary };
  } catch {
    return undefined;
  }
}
