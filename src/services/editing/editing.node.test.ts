import { readEditingPayload } from '#services/editing/read-payload';
import { keepEditingData, takeEditingData } from '#services/editing/store';
import { isSecretRight, isSecretSet } from '#routes/kit/secret';

const data = { layout: { sitecore: {} }, language: 'en', dictionary: {} };
const kept = {
  ...data,
  layout: {
    context: { language: 'en', itemPath: '/', pageEditing: true, pageState: 'edit', siteName: 'calder' },
    route: null,
  },
  unplaced: {},
} as const;
const secret = 'a'.repeat(32);

describe('editing', () => {
  afterEach(() => jest.useRealTimers());

  test('[O1] kept data is found once, by its key, for a minute', () => {
    const key = keepEditingData(kept);
    expect(takeEditingData('another')).toBeUndefined();
    expect(takeEditingData(key)).toEqual(kept);
    expect(takeEditingData(key)).toBeUndefined();
    jest.useFakeTimers({ now: Date.now() });
    const late = keepEditingData(kept);
    jest.setSystemTime(Date.now() + 61_000);
    expect(takeEditingData(late)).toBeUndefined();
  });

  test('[O1] the editor posts texts of layout data and view bag; anything else is refused', () => {
    const viewBag = JSON.stringify({ language: 'es-MX', dictionary: { a: 'b' } });
    expect(
      readEditingPayload({
        id: 'app',
        args: ['/', JSON.stringify(data.layout), viewBag],
        functionName: 'renderView',
      }),
    ).toEqual({
      layout: data.layout,
      language: 'es-MX',
      dictionary: { a: 'b' },
    });
    for (const odd of [
      undefined,
      {},
      { args: [] },
      { args: ['/', '{', '{}'] },
      { args: ['/', '{}', 'x'] },
      { args: [1, 2, 3] },
    ]) {
      expect(readEditingPayload(odd)).toBeUndefined();
    }
  });

  test('[O1] [O5] a secret opens only when it is long enough and the same', () => {
    expect(isSecretSet('short')).toBe(false);
    expect(isSecretRight('short', 'short')).toBe(false);
    expect(isSecretRight('', '')).toBe(false);
    expect(isSecretRight(secret, secret)).toBe(true);
    for (const wrong of [undefined, null, '', 'b'.repeat(32), [secret], { 0: secret }, `${secret} `])
      expect(isSecretRight(wrong, secret)).toBe(false);
  });
});
