import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plain, withoutExclusion } from './read.ts';

test('[B24] a list becomes a sentence, with the commas of its language', () => {
  assert.equal(plain('<ul><li>asthma;</li> <li>a cold</li></ul><p>Ask us.</p>'), 'asthma, a cold. Ask us.');
  assert.equal(plain('<ul><li>الربو</li><li>الزكام</li></ul>'), 'الربو، الزكام.');
  assert.equal(plain('<h2>من عليه ألا ينتظر؟</h2><p>الحوامل</p>'), 'من عليه ألا ينتظر؟ الحوامل.');
});

test('[B24] [B18] characters that an editor wrote by name or number are those that people search for', () => {
  assert.equal(
    plain(
      '<p>Atenci&oacute;n &amp; ni&ntilde;os&nbsp;&mdash; &ldquo;Sj&#xF6;gren&rdquo;, Crohn&#8217;s &lt;b&gt;</p>',
    ),
    'Atención & niños — “Sjögren”, Crohn’s <b>',
  );
});

test('[B24] [G1] a study is not found by what rules somebody out of it', () => {
  for (const [heading, no] of [
    ['Join if:', 'You cannot take part if:'],
    ['Participe si:', 'No puede participar si:'],
    ['شارك إذا:', 'لا تستطيع المشاركة إذا:'],
    ['Inclusion Criteria:', 'Exclusion Criteria:'],
  ])
    assert.equal(
      plain(
        withoutExclusion(
          `<h3>${heading}</h3><ul><li>hay fever</li></ul><h3>${no}</h3><ul><li>asthma</li></ul>`,
        ),
      ),
      `${heading} hay fever.`,
    );
  const taken = 'Inclusion Criteria:\n* hay fever';
  assert.equal(withoutExclusion(`Exclusion Criteria:\n* asthma\n${taken}`).trim(), taken);
  for (const whole of [
    'Ask us.',
    'Adults who can join if all other inclusion/exclusion criteria are met.\n* hay fever',
    'Inclusion and Exclusion Criteria:\n* hay fever',
    'Llame si no puede participar en persona: fiebre del heno.',
  ])
    assert.equal(withoutExclusion(whole), whole);
});
