import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../language.ts';
import { visitText } from './visit-text.ts';
import { whenIn } from './words.ts';

const at = Date.parse('2026-12-08T19:00:00Z');
const zone = 'America/Chicago';
const names = { en: 'CST', 'es-MX': 'hora de Chicago', ar: 'التوقيت المركزي' };

test('[I4] [I18] mails and texts name the zone of a time as the pages do, in every language', () => {
  for (const language of LANGUAGES) {
    assert.ok(whenIn(language, { at, zone }).endsWith(names[language]), language);
    const booking = { starts_at: at, zone, language };
    const text = visitText({
      kind: 'booked',
      booking,
      phone: '',
      token: 'T',
      joinUrl: '',
      siteUrl: 'http://s',
    });
    assert.ok(text.includes(names[language]), text);
    assert.ok(!text.includes('لأمريكا'), text);
  }
});
