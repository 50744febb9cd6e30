import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContent } from '../../content/open.ts';
import { documentsOf } from './from-content.ts';

test('[B24] the children’s site has the trials that take children, and no others', async () => {
  const content = await openContent({ folder: 'content' });
  assert.ok(content.ok);
  const trials = documentsOf(content.value).filter(
    ({ nct_t, _language }) => nct_t !== undefined && _language === 'en',
  );
  content.value.close();
  const ages = (isThere: boolean) => {
    const found = trials.filter(
      ({ searchsubsites_sm: sites }) => [sites].flat().includes('comer') === isThere,
    );
    return [...new Set(found.map(({ c_age_group_s: age }) => age))].sort();
  };
  assert.deepEqual(ages(true), ['Children and adults', 'Children only']);
  assert.deepEqual(ages(false), ['Adults only']);
});

test('[A8] a document names the names shown with it that nobody has translated', async () => {
  const content = await openContent({ folder: 'content' });
  assert.ok(content.ok);
  const documents = documentsOf(content.value);
  content.value.close();
  const doctor = (language: string) =>
    documents.find(({ npi_t, _language }) => npi_t !== undefined && _language === language);
  const own = doctor('en');
  assert.equal(own?.c_untranslated_values_sm, undefined);
  const spanish = doctor('es-MX');
  assert.notDeepEqual(spanish?.c_specialties_sm, own?.c_specialties_sm);
  assert.deepEqual(spanish?.c_untranslated_values_sm, [...new Set(own?.c_provider_locations_sm as string[])]);
});
