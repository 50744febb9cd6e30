import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormSubmissionTable } from '../db/forms-schema.ts';
import { answerMail } from './answer-letter.ts';
import { formMail } from './letters.ts';

const row: Partial<FormSubmissionTable> = {
  id: '6f3c1f0e-3a53-4c55-9d0b-2f5a3a1d9d10',
  form_name: 'Write to us',
  language: 'es-MX',
  created_at: Date.parse('2026-11-28T07:15:00Z'),
  state: 'kept',
};

test('[K9] time and language of a form are written as people of the house write them', () => {
  const { text } = formMail({
    id: 'one',
    to: 'desk@clinic.example',
    row: row as FormSubmissionTable,
    fields: [],
  });
  assert.match(text, /Saturday, November 28, 2026 at 1:15\sAM CST/);
  assert.match(text, /^Language: Spanish$/m);
});

test('[K9] the answer says in the language of its sender what the form promises, and else nothing of it', () => {
  const promise = { en: 'We answer on Monday.', 'es-MX': 'Respondemos el lunes.' };
  const say = (more: Readonly<Record<string, string>>) =>
    answerMail({ id: 'one', to: 'a@b.example', row: row as FormSubmissionTable, promise: more }).text;
  assert.match(say(promise), /alguien lo leerá\. Respondemos el lunes\.$/m);
  assert.match(say({}), /alguien lo leerá\.$/m);
});
