import assert from 'node:assert/strict';
import test from 'node:test';
import { versionsOf } from './physician-words.ts';
import { specialties } from './specialties.ts';

test('[A8] [D1] pronouns are those of the page’s language; who says none has none', () => {
  const [specialty] = specialties;
  assert(specialty);
  const subject = {
    slug: 'amara-okafor',
    name: 'Amara Okafor',
    specialty,
    interest: 'Heart failure',
    facts: undefined,
  };
  const said = (fields: Readonly<Record<string, unknown>>) => {
    const { ar, 'es-MX': spanish } = versionsOf(fields, subject);
    return [spanish.fields.pronouns, ar.fields.pronouns];
  };
  assert.deepEqual(said({ pronouns: 'she/her' }), ['ella', 'هي']);
  assert.deepEqual(said({ pronouns: 'he/him' }), ['él', 'هو']);
  assert.deepEqual(said({}), [undefined, undefined]);
});
