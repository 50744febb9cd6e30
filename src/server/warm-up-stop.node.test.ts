import { announceStop } from '../lib/stopping.ts';
import type { Handler } from './capture.ts';
import { long } from './testing/front.ts';
import { warmFirstPictures, warmUp } from './warm-up.ts';

test('[O8] nothing more is made for nobody once the site was asked to stop', async () => {
  const asked: string[] = [];
  const front: Handler = (request, response) => {
    asked.push(request.url ?? '');
    announceStop();
    response.end(
      `${long}<img src="/_next/image?url=a" srcSet="/_next/image?url=a 96w" fetchPriority="high"/>`,
    );
    return Promise.resolve();
  };
  await warmUp(front, ['/resource-problem', '/page-not-found']);
  await warmFirstPictures(front, ['/']);
  expect(asked).toEqual(['/resource-problem']);
});
