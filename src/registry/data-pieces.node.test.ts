import { dataPieces } from '#cms/data-pieces';

const phrases = { call: 'Llamar <b>', سطر: '\u2028' };
const header = { ok: true, data: { menu: ['</script>', '& more'] } };

const dataWith = (answer: unknown) => ({
  props: {
    pageProps: {
      page: { title: 'A > B', untranslated: undefined },
      placeholders: {},
      data: { header, search: { ok: true, data: answer }, none: undefined },
      phrases,
      structured: [],
    },
    __N_SSP: true,
  },
  page: '/live/[[...path]]',
  query: { query: '<!--' },
  assetPrefix: undefined,
  isFallback: false,
});

const escaped = (data: object) =>
  JSON.stringify(data)
    .replaceAll('&', String.raw`\u0026`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`);

test('[B26] [O8] a page’s data are the JSON that they were in one', () => {
  for (const answer of ['one', ['two', null], null, {}]) {
    const data = dataWith(answer);
    expect(dataPieces(data).map(String).join('')).toBe(escaped(data));
  }
  expect(dataPieces({ props: {} }).map(String).join('')).toBe('{"props":{}}');
  expect(
    dataPieces({ props: { pageProps: null, data: [1] } })
      .map(String)
      .join(''),
  ).toBe('{"props":{"pageProps":null,"data":[1]}}');
});

test('[O8] what many pages hold is made into bytes once', () => {
  const bytes = (answer: string) => dataPieces(dataWith(answer)).filter((piece) => typeof piece !== 'string');
  const [one, other] = [bytes('one'), bytes('two')];
  expect(one.filter((piece) => other.includes(piece)).map(String)).toEqual(
    [header, phrases].map((kept) => escaped(kept)),
  );
});
