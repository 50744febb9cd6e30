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

test('[B17] [F1] a trial says what it asks of those who take part, in each language', async () => {
  const content = await openContent({ folder: 'content' });
  assert.ok(content.ok);
  const documents = documentsOf(content.value).filter(({ nct_t: number }) => number === 'NCT09999007');
  content.value.close();
  const asks = documents.map((one) => [
    one._language,
    one.c_study_visits_s,
    one.c_study_duration_s,
    one.c_study_costs_s,
  ]);
  assert.deepEqual(
    asks.toSorted(([one], [other]) => String(one).localeCompare(String(other))),
    [
      ['ar', 'كل ثمانية أسابيع', 'سنة', 'المواصلات والموقف مدفوعان'],
      ['en', 'Every eight weeks', '1 year', 'Travel and parking are paid'],
      ['es-MX', 'Cada ocho semanas', '1 año', 'Se pagan transporte y estacionamiento'],
    ],
  );
});

test('[B7] [B24] trials have an order: open, soon, closed, each by the title without its article', async () => {
  const content = await openContent({ folder: 'content' });
  assert.ok(content.ok);
  const documents = documentsOf(content.value).filter(({ nct_t: number }) => number !== undefined);
  content.value.close();
  const { compare } = new Intl.Collator('en', { sensitivity: 'accent' });
  for (const language of content.value.languages) {
    const keys = documents
      .filter(({ _language: own }) => own === language)
      .map(({ c_open_first_s: key }) => String(key));
    assert.ok(keys.length > 12);
    // An engine that compares letters as people do has the order of one that compares their codes.
    assert.deepEqual(keys.toSorted(compare), keys.toSorted());
  }
  const inOrder = documents
    .filter(({ _language: language }) => language === 'en')
    .toSorted((one, other) => (String(one.c_open_first_s) < String(other.c_open_first_s) ? -1 : 1));
  const words = ['Open to new people', 'Opening soon', 'Closed to new people'];
  const statuses = inOrder.map(({ c_status_accrual_s: status }) => words.indexOf(String(status)));
  assert.deepEqual(statuses, statuses.toSorted());
  const titles = inOrder.map(({ resulttitle_t: title }) => title);
  const coach = titles.indexOf('An exercise coach during colon cancer treatment');
  assert.equal(titles[coach + 1], 'Fewer kidney stones with more water');
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
