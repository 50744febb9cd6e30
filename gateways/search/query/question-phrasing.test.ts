import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectOf } from './question-phrasing.ts';

test('[B18] a question is reduced to its subject', () => {
  const cases: readonly (readonly [question: string, subject: string])[] = [
    ['What is asthma?', 'asthma'],
    ['What are the symptoms of kidney stones ?', 'kidney stones'],
    ['Do you have any information about bone grafts', 'bone grafts'],
    ['Who is at risk for diabetes? ?', 'diabetes'],
    ['how to prevent the flu', 'the flu'],
    ['How is anemia diagnosed?', 'anemia'],
    ['Is eczema contagious?', 'eczema'],
    ['heart doctor', 'heart doctor'],
    ['what is', 'what is'],
    ['information desk', 'information desk'],
  ];
  for (const [question, subject] of cases) assert.equal(subjectOf(question, 'en'), subject);
  assert.equal(subjectOf('¿Qué es el asma?', 'es-MX'), 'asma');
  assert.equal(subjectOf('What is asthma?', 'ar'), 'What is asthma?');
});
