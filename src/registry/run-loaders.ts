import type { BlockDescriptor, Loader, LoaderContext, LoaderResult } from '@/cms/block';
import { componentsIn } from '@/cms/layout-data';
import { patienceLeft } from '@/lib/patience';
import { logBlock } from '@/registry/block-log';

const timeLimitMs = 2000;
/** So long a loader has at least, however long the CMS has kept the page waiting. */
const leastTimeMs = 500;
/** Of its time, what a loader has to say in its own words that it was late. */
const lastWordMs = 100;
/** Taking in a form may wait for a slow service: nobody should have to send it again. */
const postedTimeLimitMs = 22_000;

/**
 * Runs the loaders of a page's blocks side by side, each within its time limit: less where the page has waited in vain
 * before, so that both waits together keep within its three seconds.
 * @param descriptors - of the page's blocks, by name
 * @param known - what needs no loader: results by uid
 * @returns results by rendering uid; a loader that is late or throws becomes the code `unavailable`
 * @requirement P3
 */
export async function runLoaders(
  context: Omit<LoaderContext, 'rendering' | 'signal'>,
  descriptors: ReadonlyMap<string, BlockDescriptor>,
  known: Readonly<Record<string, LoaderResult<unknown>>> = {},
): Promise<Readonly<Record<string, LoaderResult<unknown>>>> {
  const jobs: Promise<readonly [string, LoaderResult<unknown>]>[] = [];
  for (const component of componentsIn(context.route.placeholders)) {
    const { componentName = '', uid } = component;
    const load = descriptors.get(componentName)?.load;
    if (!load || !uid) continue;
    const said = known[uid];
    if (said) {
      jobs.push(Promise.resolve([uid, said]));
      continue;
    }
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

const unavailable = { ok: false, error: 'unavailable' } as const;

async function runLoader(
  load: Loader<unknown>,
  context: Omit<LoaderContext, 'signal'>,
): Promise<LoaderResult<unknown>> {
  const limitMs = context.posted
    ? postedTimeLimitMs
    : Math.min(timeLimitMs, Math.max(leastTimeMs, Math.ceil(patienceLeft())));
  // `AbortSignal.timeout` would keep all that its loader made until the time is up and the whole heap is collected (ADR 0338).
  const ending = new AbortController();
  const { signal } = ending;
  const log = (reason: string): void =>
    logBlock('block-data-failed', {
      name: context.rendering.componentName,
      path: context.pathname,
      reason,
    });
  const late = Promise.withResolvers<typeof unavailable>();
  const timers = [
    setTimeout(() => ending.abort(new DOMException('deadline', 'TimeoutError')), limitMs - lastWordMs),
    setTimeout(() => late.resolve(unavailable), limitMs),
  ];
  for (const timer of timers) timer.unref();
  try {
    const result = await Promise.race([load({ ...context, signal }), late.promise]);
    if (signal.aborted) log('late');
    else if (!result.ok && result.error !== 'notFound') log(result.error);
    return result;
  } catch {
    log('threw');
    return unavailable;
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
