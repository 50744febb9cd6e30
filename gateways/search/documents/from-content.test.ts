import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openContent } from '../../content/open.ts';
import { documentsOf } from './from-content.ts';

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
