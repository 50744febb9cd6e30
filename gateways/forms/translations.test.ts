import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderOf } from '../content/testing/folder.ts';
import { readForms } from './definition.ts';
import { translationSlips } from './translations.ts';

const languages = ['en', 'es-MX', 'ar'].map((name) => ({
  name,
  displayName: name,
  nativeName: name,
  englishName: name,
  regionalIsoCode: name,
  direction: 'ltr' as const,
}));

const form = `
name: Ask
elements:
  - id: 1
    htmlName: topic
    displayType: singleSelect
    label: Topic
    options:
      - {value: '', label: Please choose}
      - {value: a, label: Praise}
      - {value: b, label: Complaint}
    languages:
      es-MX: {label: Tema, options: [Elija]}
  - id: 2
    htmlName: note
    displayType: text
    label: Note
    instructions: At most a line.
    languages:
      es-MX: {label: Nota}
      es: {label: Nota}
  - {id: 3, htmlName: from, displayType: hidden, label: From, value: web}
  - {id: 4, htmlName: submit, displayType: submit, label: Send}
  - id: 5
    htmlName: by
    displayType: radio
    label: By
    options: [{value: m, label: Mail}]
    languages:
      es-MX: {label: Por, options: [Correo, Carta]}
`;

function slipsOf(t: Parameters<typeof folderOf>[0], text: string): readonly string[] {
  const { path } = folderOf(t, { 'forms/ask.yaml': text });
  const { forms, problems } = readForms(path);
  assert.deepEqual(problems, []);
  return translationSlips(forms, { languages }).map(
    ({ file, line, reason }) => `${file.slice(path.length + 1)}:${line}: ${reason}`,
  );
}

test('[K9] [O6] authors are told what a translation of a form lacks, and where', (t) => {
  assert.deepEqual(slipsOf(t, form), [
    'forms/ask.yaml:13: es-MX: "Topic" lacks the options "Praise", "Complaint": write all in their order',
    'forms/ask.yaml:20: es-MX: "Note" has no instructions in this language: write them',
    'forms/ask.yaml:21: nobody reads these words: the site has no other language "es"',
    'forms/ask.yaml:23: es-MX: "Send" has no label in this language: write it',
    'forms/ask.yaml:30: es-MX: "By" has 2 options, and the form 1: take away what is too much',
  ]);
});

test('[K9] [O6] a form in one language, and one that is whole in another, pass', (t) => {
  assert.deepEqual(slipsOf(t, form.replaceAll(/^ {4}languages:\n(?: {6}.*\n)+/gm, '')), []);
  const whole = `
name: Ask
elements:
  - {id: 1, htmlName: a, displayType: text, label: A, languages: {ar: {label: ب}}}
  - {id: 2, htmlName: submit, displayType: submit, label: Send, languages: {ar: {label: ج}}}
`;
  assert.deepEqual(slipsOf(t, whole), []);
});
