import { readFileSync } from 'node:fs';
import { environmentSchema, readEnvironment } from '#config/server/env';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

describe('the environment', () => {
  test('[O3] .env.example names every variable, and is a valid environment with the defaults', () => {
    const fromOutside = ['NODE_ENV'];
    expect(Object.keys(example).sort()).toEqual(
      Object.keys(environmentSchema.shape)
        .filter((name) => !fromOutside.includes(name))
        .sort(),
    );
    expect(readEnvironment(example)).toEqual(readEnvironment({}));
  });

  test('[O3] the defaults are English, the embedded gateways and the layout configuration sxa-jss', () => {
    const read = readEnvironment({});
    expect(read).toMatchObject({
      ok: true,
      value: {
        DEFAULT_LANGUAGE: 'en',
        LAYOUT_CONFIGURATION_NAME: 'sxa-jss',
        GRAPH_QL_ENDPOINT: 'http://127.0.0.1:4000/sitecore/api/graph/edge',
      },
    });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ SEARCH_HOST: 'not a url' }, 'SEARCH_HOST'],
    [{ PUBLIC_URL: 'ftp://example.org' }, 'PUBLIC_URL'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
  ])('[O3] %j is refused by name', (source, name) => {
    const read = readEnvironment(source);
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining(name)] });
  });
});
