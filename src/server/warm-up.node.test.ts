import { long } from './testing/front.ts';
import { warmFirstPictures, warmUp } from './warm-up.ts';

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

test('[O7] the picture that a page begins with is made in each of its widths, and no other', async () => {
  const asked: string[] = [];
  const [small, large] = [360, 828].map((width) => `/_next/image?url=%2Fa.webp&amp;w=${width}&amp;q=75`);
  await warmFirstPictures(
    (request, response) => {
      asked.push(`${request.url} ${request.headers.accept ?? ''}`.trim());
      response.end(
        `${long}<img src="${large}" srcSet="${small} 360w, ${large} 828w" fetchPriority="high"/><img src="/_next/image?url=b" srcSet="/_next/image?url=b 96w"/>`,
      );
      return Promise.resolve();
    },
    ['/'],
  );
  const pictures = [360, 828].map((width) => `/_next/image?url=%2Fa.webp&w=${width}&q=75`);
  expect(asked).toEqual(['/', ...pictures.map((picture) => `${picture} image/avif,image/webp`)]);
});
