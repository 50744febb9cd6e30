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
  assert.match(say(promise), /ha llegado\. Respondemos el lunes\.$/m);
  assert.doesNotMatch(say(promise), /Estudio/);
  assert.match(say({}), /Alguien lo leerá\.$/m);
});

test('[K9] [F1] the answer names the study by its number, and nothing else that was written there', () => {
  const say = (about: string) =>
    answerMail({ id: 'one', to: 'a@b.example', row: row as FormSubmissionTable, promise: {}, about }).text;
  const text = say('NCT09999001: buy pills at evil.example');
  assert.match(text, /^Estudio: NCT09999001$/m);
  assert.doesNotMatch(text, /pills|evil/);
  assert.doesNotMatch(say('buy pills'), /Estudio|pills/);
});
