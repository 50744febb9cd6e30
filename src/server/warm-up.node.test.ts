import { long } from './testing/front.ts';
import { warmUp } from './warm-up.ts';

test('[A10] [O8] pages that stand in for others are made with their pictures, before anybody needs them', async () => {
  const asked: string[] = [];
  const picture = '/_next/image?url=%2F-%2Fmedia%2Fa.webp&amp;w=640&amp;q=75';
  await warmUp(
    (request, response) => {
      asked.push(`${request.url} ${request.headers.accept ?? ''}`.trim());
      response.statusCode = request.url === '/resource-problem' ? 500 : 200;
      response.end(`${long}<img src="${picture}" alt=""/><img src="/-/media/plain.svg"/>`);
      return Promise.resolve();
    },
    ['/resource-problem', '/page-not-found'],
  );
  const pictures = ['image/avif,image/webp', 'image/webp'].map(
    (accept) => `${picture.replaceAll('&amp;', '&')} ${accept}`,
  );
  expect(asked).toEqual(['/resource-problem', ...pictures, '/page-not-found', ...pictures]);
});
