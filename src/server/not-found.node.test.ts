import { ask, closeAll, long, serve } from './testing/front.ts';

afterEach(closeAll);

test('[A9] [A3] below a sub-site it is the page of the sub-site, where it has one', async () => {
  const { port } = await serve((url) =>
    url.endsWith('/page-not-found') && !url.startsWith('/cancer')
      ? { body: `${url} This page does not exist. ${long}` }
      : { status: 404, body: 'none' },
  );
  const shownFor = async (path: string) => {
    const { status, body } = await ask(port, path);
    return [status, body.toString().split(' ')[0]];
  };
  expect(await shownFor('/comer/nope')).toEqual([404, '/comer/page-not-found']);
  expect(await shownFor('/es-mx/comer/a/b')).toEqual([404, '/es-mx/comer/page-not-found']);
  expect(await shownFor('/cancer/nope')).toEqual([404, '/page-not-found']);
  expect(await shownFor('/comers/nope')).toEqual([404, '/page-not-found']);
  expect(await shownFor('/comer/page-not-found')).toEqual([404, '/comer/page-not-found']);
});
