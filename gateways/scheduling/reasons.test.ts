import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonsFor } from './reasons.ts';

test('[I7] a specialist for children is asked for what the specialty treats, a pediatrician for what every child needs', () => {
  const neurologist = reasonsFor(['Pediatric Neurology'], '9003');
  assert.ok(neurologist.includes('Seizure') && neurologist.includes('Headache or migraine'));
  for (const reason of ['Vaccination', 'School or sports physical', 'Memory concern'])
    assert.ok(!neurologist.includes(reason), reason);
  assert.ok(reasonsFor(['Pediatric Pulmonology'], '9003').includes('Asthma'));
  assert.ok(reasonsFor(['Pediatrics'], '9003').includes('Vaccination'));
  assert.equal(neurologist.at(-1), 'Other');
});
