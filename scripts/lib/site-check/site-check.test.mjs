import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { checkSite } from './check.mjs';
import { structuredProblems } from './structured.mjs';
import { sampleVocabulary } from './vocabulary.mjs';

const publicUrl = 'https://www.clinic.example';
const vocabulary = sampleVocabulary();
if (!vocabulary) process.stdout.write('not run: types and ranges of schema.org need SAMPLE_DATA_DIR\n');

const script = (data) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

/** A page that names itself, its two languages and a picture. */
const page = (path, { canonical = path, body = '', head = '' } = {}) =>
  `<link rel="canonical" href="${publicUrl}${canonical}"/><meta property="og:image" content="${publicUrl}/a.png"/>` +
  `<link rel="alternate" hrefLang="en" href="${publicUrl}/a"/><link rel="alternate" hrefLang="cy" href="${publicUrl}/cy/a"/>${head}${body}`;
const url = (path, alternates = '') => `<url><loc>${publicUrl}${path}</loc>${alternates}</url>`;
const languages = [
  ['en', '/a'],
  ['cy', '/cy/a'],
]
  .map(
    ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${path}"/>`,
  )
  .join('');

/** @type {Record<string, string>} */
let answers = {};
const server = createServer((request, response) => {
  const body = answers[request.url ?? ''];
  if (body === undefined) response.writeHead(404);
  else if (body.startsWith('/')) response.writeHead(301, { location: body });
  response.end(body);
});
let origin = '';
before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});
after(() => server.close());

const site = (urls) => ({
  '/sitemap.xml': `<sitemapindex><sitemap><loc>${publicUrl}/sitemap-pages.xml</loc></sitemap></sitemapindex>`,
  '/sitemap-pages.xml': `<urlset>${urls}</urlset>`,
  '/a': page('/a'),
  '/cy/a': page('/cy/a'),
});

test('[A15] a site whose pages are there, canonical to themselves and name each other is good', async () => {
  answers = site(url('/a', languages) + url('/cy/a', languages));
  assert.deepEqual(await checkSite({ publicUrl, origin }), { asked: 2, byKind: { pages: 2 }, problems: [] });
});

test('[A15] [O9] npm run site:check prints what it asked and every problem, and ends with 1 where there is one', async () => {
  const run = async () => {
    const program = spawn('npm', ['run', '--silent', 'site:check', '--', '--origin', origin], {
      env: { ...process.env, PUBLIC_URL: publicUrl },
    });
    const [printed, complained, [code]] = await Promise.all([
      text(program.stdout),
      text(program.stderr),
      once(program, 'close'),
    ]);
    return { code, printed, complained };
  };
  answers = site(url('/a', languages) + url('/cy/a', languages));
  assert.deepEqual(await run(), {
    code: 0,
    printed: '2 addresses asked (pages 2), 0 problems.\n',
    complained: '',
  });
  answers = site(url('/a', languages) + url('/cy/a', languages) + url('/gone'));
  assert.deepEqual(await run(), {
    code: 1,
    printed: `${publicUrl}/gone answered 404\n3 addresses asked (pages 3), 1 problems.\n`,
    complained: '',
  });
});

test('[A15] every fault of an address of a sitemap is told', async () => {
  answers = {
    ...site(['/a', '/cy/a', '/gone', '/moved', '/other', '/hidden'].map((path) => url(path)).join('')),
    '/a': page('/a').replace(/<meta[^>]*>/, ''),
    '/moved': '/a',
    '/other': page('/other', { canonical: '/a' }),
    '/hidden': page('/hidden', { head: '<meta name="robots" content="noindex, nofollow"/>' }),
  };
  const { problems } = await checkSite({ publicUrl, origin });
  assert.deepEqual(problems.toSorted(), [
    `${publicUrl}/a has no picture for sharing`,
    `${publicUrl}/gone answered 404`,
    `${publicUrl}/hidden says noindex`,
    `${publicUrl}/moved answered 301`,
    `${publicUrl}/other is canonical to ${publicUrl}/a`,
  ]);
});

test('[A15] a language that does not name its page back is told; so is a sitemap that is not there', async () => {
  answers = site(url('/a', languages) + url('/cy/a'));
  const { problems } = await checkSite({ publicUrl, origin });
  assert.deepEqual(problems.slice(0, 1), [
    `${publicUrl}/a names ${publicUrl}/cy/a, which does not name it back`,
  ]);
  answers = {};
  assert.deepEqual((await checkSite({ publicUrl, origin })).problems, [
    `${publicUrl}/sitemap.xml answered 404`,
  ]);
});

test('[A17] structured data without what its kind needs is told', async () => {
  const video = { '@type': 'VideoObject', name: 'Our garden', thumbnailUrl: `${publicUrl}/a.jpg` };
  assert.match((await structuredProblems(script(video))).join(), /VideoObject: .*uploadDate/);
  assert.deepEqual(
    await structuredProblems(script({ ...video, uploadDate: '2026-02-03T04:05:06+00:00' })),
    [],
  );
  assert.deepEqual(
    await structuredProblems(
      script({ ...video, uploadDate: '2026-02-03T04:05:06+00:00', contentUrl: '/films/a.webm' }),
    ),
    ['VideoObject.contentUrl: "/films/a.webm" is no whole address'],
  );
  assert.match((await structuredProblems('<script type="application/ld+json">{</script>')).join(), /no JSON/);
});

if (vocabulary)
  test('[A13] [A17] types, properties and values that schema.org does not know are told', async () => {
    const told = async (data) => (await structuredProblems(script(data), vocabulary)).join('\n');
    assert.match(await told({ '@type': 'Doctor', name: 'Ida Berg' }), /Doctor/);
    assert.match(
      await told({ '@type': 'Physician', address: { '@type': 'Person' } }),
      /address: Person is none of/,
    );
    assert.match(await told({ '@type': 'MedicalTrial', geo: 'here' }), /"geo"/);
    assert.match(
      await told({ '@type': 'Physician', medicalSpecialty: 'Heart' }),
      /"Heart" is none of MedicalSpecialty/,
    );
    const hours = (opens) => ({
      '@type': 'MedicalClinic',
      openingHoursSpecification: { '@type': 'OpeningHoursSpecification', opens, closes: '17:00:00' },
    });
    assert.match(await told(hours('9 am')), /opens: "9 am" is none of Time/);
    assert.equal(await told(hours('09:00:00')), '');
    assert.equal(await told({ '@type': 'Physician', medicalSpecialty: 'https://schema.org/Renal' }), '');
  });
