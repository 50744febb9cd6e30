import { consentOf } from '@/domain/consent';

const read = (cookies: string, globalPrivacyControl = false) =>
  consentOf({ cookies, globalPrivacyControl }, 'cookie-consent');

describe('consent', () => {
  test.each([
    ['', 'unknown'],
    ['alert=1', 'unknown'],
    ['xcookie-consent=analytics', 'unknown'],
    ['cookie-consent=analytics', 'given'],
    ['alert=1; cookie-consent=necessary,analytics', 'given'],
    ['cookie-consent=necessary%2Canalytics', 'given'],
    ['cookie-consent=necessary%20analytics', 'given'],
    ['cookie-consent=%5B%22necessary%22%2C%22analytics%22%5D', 'given'],
    ['cookie-consent=100%; analytics', 'refused'],
    ['cookie-consent=necessary', 'refused'],
    ['cookie-consent=no-analytics', 'refused'],
    ['cookie-consent=', 'refused'],
    ['OptanonConsent=isGpcEnabled=0&groups=C0001%3A1%2CC0002%3A1&x=1', 'given'],
    ['OptanonConsent=isGpcEnabled=0&groups=C0001%3A1%2CC0002%3A0', 'refused'],
    ['OptanonConsent=groups=C0001%3A1', 'unknown'],
    ['cookie-consent=none; OptanonConsent=groups=C0002%3A1', 'refused'],
  ])('[N2] %j is %s', (cookies, consent) => {
    expect(read(cookies)).toBe(consent);
  });

  test('[N2] a browser that says no to every site is believed over any cookie', () => {
    expect(read('cookie-consent=analytics', true)).toBe('refused');
  });
});
