import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saysUrgent } from './urgent.ts';

const isUrgent = (ReasonsForVisit: string) => saysUrgent({ details: JSON.stringify({ ReasonsForVisit }) });

test('[J6] a request is urgent where the patient says so, in each language of the site', () => {
  for (const words of [
    'URGENT: my stitches opened',
    'Please call, I need this urgently',
    'It is an emergency',
    'This can’t wait.',
    'Es urgente, por favor',
    'No puede esperar',
    'الأمر عاجل جدًا',
    'حالة طارئة',
    'أحتاج موعدًا مستعجلًا',
  ])
    assert.equal(isUrgent(words), true, words);
});

test('[J6] whoever says that it is not urgent, or where they have been, is read in turn', () => {
  for (const words of [
    '',
    'Not urgent, any day suits me',
    'This is not very urgent',
    'A non-urgent follow-up',
    'I was seen at Calder Urgent Care',
    'They sent me home from an emergency room',
    'No es urgente',
    'Me vieron en atención urgente',
    'ليس عاجلًا',
    'الأمر غير مستعجل',
    'كنت في الرعاية العاجلة',
  ])
    assert.equal(isUrgent(words), false, words);
  assert.equal(saysUrgent({ details: null }), false);
});
