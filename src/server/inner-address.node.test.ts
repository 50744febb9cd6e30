import { innerAddress } from './inner-address.ts';

test('[A15] [A16] files of the site are answered by their route, and nothing else at the root', () => {
  const files = [
    'robots.txt',
    'sitemap.xml',
    'sitemap-physicians.xml',
    'feed.xml',
    'feed.json',
    'cms-hpt.txt',
    'site.webmanifest',
  ];
  expect(files.map((file) => innerAddress(`/${file}?v=1`))).toEqual(
    files.map((file) => `/api/site/${file}?v=1`),
  );
  expect(innerAddress('/.well-known/security.txt')).toBe('/api/site/security.txt');
  for (const other of [
    '/',
    '/security.txt',
    '/.well-known/robots.txt',
    '/a/robots.txt',
    '/robots.txt/a',
    '/x.xml',
  ])
    expect(innerAddress(other)).toBe(other);
});

test('[A14] media are answered by their route, as they are and through the optimizer', () => {
  expect(innerAddress('/-/media/a/b%20c.jpg?w=20&u=a?b')).toBe('/api/media/a/b%20c.jpg?w=20&u=a?b');
  expect(innerAddress('/-/Media/a.pdf')).toBe('/api/media/a.pdf');
  expect(innerAddress('/_next/image?url=%2F-%2Fmedia%2Fa%3Frev%3D1&w=640&q=75')).toBe(
    '/_next/image?url=%2Fapi%2Fmedia%2Fa%3Frev%3D1&w=640&q=75',
  );
  expect(innerAddress('/-/mediaeval')).toBe('/-/mediaeval');
  expect(innerAddress('/find-a-physician?query=/-/media/')).toBe('/find-a-physician?query=/-/media/');
});
