import { capture, type Handler } from './capture.ts';
import { syntheticRequest } from './synthetic-request.ts';

/**
 * Has what was published before the last end and was not delivered yet asked for again: its queue belongs to the pages'
 * modules, which the first question for its status loads.
 * @requirement O5
 */
export async function resumePublishing(front: Handler, secret: string): Promise<void> {
  if (secret === '') return;
  const request = syntheticRequest('/api/publish/status', undefined);
  request.headers['x-publish-secret'] = secret;
  await capture(front, request).catch(() => undefined);
}
