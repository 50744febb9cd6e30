import { letFrontRedirect } from '../lib/front-redirects.ts';
import { waitedInVain } from '../lib/patience.ts';
import { ask, closeAll, long, serve } from './testing/front.ts';

afterEach(closeAll);

test('[O8] who has waited in vain for the redirects has the older page at once', async () => {
  let text = 'old';
  const { port, cache } = await serve(async () => {
    const body = `${text} ${long}`;
    // A framework that is quicker than the second that others would wait.
    if (text === 'new') await new Promise((resolve) => setTimeout(resolve, 300));
    return { body };
  });
  await ask(port, '/a');
  text = 'new';
  cache.outdate();
  letFrontRedirect(() => {
    waitedInVain(performance.now() - 3000);
    return Promise.resolve(undefined);
  });
  const answer = await ask(port, '/a').finally(() => letFrontRedirect(() => Promise.resolve(undefined)));
  expect(answer.body.toString()).toContain('old');
});
