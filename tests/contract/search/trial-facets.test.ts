import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, type Engine, type Parameter } from './client.ts';
import { startEmbedded } from './engines.ts';

/** Trials as the index holds them; the fields that differ stand first. */
const trials = [
  ['t1', 'Adults', 'Women', 'Open', 'Medicine', true, ['At home']],
  ['t2', 'Adults', 'All', 'Open', 'Device', false, ['Hyde Park', 'At home']],
  ['t3', 'Children', 'All', 'Closed', 'Medicine', false, ['Hyde Park']],
  ['t4', 'Children', 'Men', 'Opening soon', 'Observation', true, []],
] as const;

let engine: Engine;
let client: Client;
before(async () => {
  engine = await startEmbedded();
  client = new Client(engine);
  const documents = trials.map(([id, age, gender, status, type, isHealthy, places]) => ({
    _uniqueid: id,
    _language: 'en',
    resulttitle_t: `A study of sleep ${id}`,
    resulturl_s: `/trials/${id}`,
    c_searchsections_sm: ['ClinicalTrials'],
    nct_t: `NCT0990000${id.slice(1)}`,
    c_age_group_s: age,
    c_gender_s: gender,
    c_status_accrual_s: status,
    c_study_type_s: type,
    c_healthyvolunteers_b: isHealthy,
    c_study_places_sm: [...places],
  }));
  assert.equal(await client.update(documents), 200);
});
after(() => engine.stop());

const search: readonly Parameter[] = [
  ['q', 'sleep'],
  ['model', 'ClinicalTrial'],
  ['language', 'en'],
];

const facets = [
  ['c_age_group_s', 'Adults', ['t1', 't2'], ['Adults', 2, 'Children', 2]],
  ['c_gender_s', 'All', ['t2', 't3'], ['All', 2, 'Men', 1, 'Women', 1]],
  ['c_status_accrual_s', 'Open', ['t1', 't2'], ['Open', 2, 'Closed', 1, 'Opening soon', 1]],
  ['c_study_type_s', 'Medicine', ['t1', 't3'], ['Medicine', 2, 'Device', 1, 'Observation', 1]],
  ['c_healthyvolunteers_b', 'true', ['t1', 't4'], ['false', 2, 'true', 2]],
  ['c_study_places_sm', 'At home', ['t1', 't2'], ['At home', 2, 'Hyde Park', 2]],
] as const;

for (const [field, value, found, counted] of facets)
  test(`[F3] trials are found by ${field}, and its values counted`, async () => {
    assert.deepEqual(await client.ids(...search, ['fq', `${field}:"${value}"`]), found);
    const { body } = await client.ask([...search, ['rows', '0'], ['facet', 'true'], ['facet.field', field]]);
    assert.deepEqual(body.facet_counts.facet_fields[field], counted);
  });

test('[F3] several facets hold together', async () => {
  const chosen: readonly Parameter[] = [
    ['fq', 'c_age_group_s:"Children"'],
    ['fq', 'c_healthyvolunteers_b:true'],
  ];
  assert.deepEqual(await client.ids(...search, ...chosen), ['t4']);
});

for (const model of ['ClinicalTrial', 'All'])
  test(`[F3] a trial is found by its number at the registry, in any case: ${model}`, async () => {
    for (const number of ['NCT09900003', 'nct09900003'])
      assert.deepEqual(await client.ids(['q', number], ['model', model], ['language', 'en']), ['t3']);
  });
