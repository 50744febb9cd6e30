import type { Loader, LoaderContext, LoaderResult } from '@/cms/block';
import type { LayoutComponent, Placeholders } from '@/cms/layout-data';
import { loaders } from '@/registry/loaders';
import { isBlockName } from '@/registry/names';

const timeLimitMs = 2000;
/** Taking in a form may wait for a slow service: nobody should have to send it again. */
const postedTimeLimitMs = 14_000;

/** Every component below a set of placeholders, in reading order. */
export function* componentsIn(placeholders: Placeholders | undefined): Generator<LayoutComponent> {
  for (const list of Object.values(placeholders ?? {})) {
    for (const component of list) {
      yield component;
      yield* componentsIn(component.placeholders);
    }
  }
}

/**
 * Runs the loaders of a page's blocks side by side, each within its time limit.
 * @returns results by rendering uid; a loader that is late or breaks its promise not to throw becomes a code
 */
export async function runLoaders(
  context: Omit<LoaderContext, 'rendering' | 'signal'>,
): Promise<Readonly<Record<string, LoaderResult<unknown>>>> {
  const jobs: Promise<readonly [string, LoaderResult<unknown>]>[] = [];
  for (const component of componentsIn(context.route.placeholders)) {
    const { componentName, uid } = component;
    const load = componentName && isBlockName(componentName) ? loaders[componentName] : undefined;
    if (!load || !componentName || !uid) continue;
    const rendering = {
      uid,
      componentName,
      dataSource: component.dataSource ?? '',
      fields: component.fields,
      params: component.params ?? {},
    };
    jobs.push(runLoader(load, { ...context, rendering }).then((result) => [uid, result] as const));
  }
  return Object.fromEntries(await Promise.all(jobs));
}

async function runLoader(
  load: Loader<unknown>,
  context: Omit<LoaderContext, 'signal'>,
): Promise<LoaderResult<unknown>> {
  const signal = AbortSignal.timeout(context.posted ? postedTimeLimitMs : timeLimitMs);
  const late = new Promise<LoaderResult<unknown>>((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, error: 'unavailable' }), { once: true });
  });
  try {
    return await Promise.race([load({ ...context, signal }), late]);
  } catch {
    // The message of an error may hold hosts and keys: it must not reach the page's properties.
    return { ok: false, error: 'unavailable' };
  }
}
