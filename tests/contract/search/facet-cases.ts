import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client, Parameter } from './client.ts';
import { fixture } from './fixture.ts';

/** How facets are counted. @param clientOf - once the service is started */
export function facetTests(clientOf: () => Client): void {
  test('[B24] facets count what is found, and a tagged filter can be left out of its own facet', async () => {
    const { body } = await clientOf().ask([
      ['q', '*'],
      ['model', 'Physician'],
      ['fq', '_language:"en"'],
      ['fq', '{!tag=g}c_gender_s:"Female"'],
      ['facet.field', '{!ex=g}c_gender_s'],
      ['facet.field', 'c_accepting_new_patients_b'],
    ]);
    const females = fixture.filter(({ c_gender_s: gender }) => gender === 'Female');
    assert.equal(body.response.numFound, females.length);
    assert.deepEqual(body.facet_counts.facet_fields.c_gender_s, ['Male', 40, 'Female', 20]);
    const accepting = females.filter((document) => document.c_accepting_new_patients_b === true).length;
    assert.deepEqual(body.facet_counts.facet_fields.c_accepting_new_patients_b, [
      'false',
      females.length - accepting,
      'true',
      accepting,
    ]);
  });

  test('[B24] facets of which all values are wanted come by name; a filter may go by several names', async () => {
    const counts = async (...parameters: readonly Parameter[]) => {
      const { body } = await clientOf().ask([
        ['q', '*'],
        ['model', 'Physician'],
        ['rows', '0'],
        ...parameters,
      ]);
      return body.facet_counts.facet_fields.c_gender_s;
    };
    assert.deepEqual(await counts(['facet.field', 'c_gender_s'], ['facet.limit', '-1']), [
      'Female',
      20,
      'Male',
      40,
    ]);
    assert.deepEqual(
      await counts(['fq', '{!tag=a,b}c_gender_s:Female'], ['facet.field', '{!ex=b}c_gender_s']),
      ['Male', 40, 'Female', 20],
    );
  });

  test('[B1] [B18] one call counts what several searches find, each by its name', async () => {
    const { body } = await clientOf().ask([
      ['q', '*:*'],
      ['model', 'Physician'],
      ['fq', '_language:"en"'],
      ['rows', '0'],
      ['facet', 'true'],
      ['facet.query', '{!bool key=search0 must=$search0}'],
      ['facet.query', '{!bool key=search1 must=$search1}'],
      ['search0', '{!bool filter=$search0f0 filter=$search0f1}'],
      ['search0f0', '*:*'],
      ['search0f1', '{!tag=c_gender_s}c_gender_s:"Female"'],
      ['search1', '{!bool filter=$search0f1 must=$search1w}'],
      ['search1w', "{!edismax mm=100% bq='' pf='' v=$search1q}"],
      ['search1q', 'nothing has these words'],
    ]);
    const females = fixture.filter(({ c_gender_s: gender }) => gender === 'Female');
    assert.deepEqual(body.facet_counts.facet_queries, { search0: females.length, search1: 0 });
  });

  test('[B1] [B18] one call answers the first results of several searches, each with its number and best score', async () => {
    const { body } = await clientOf().ask([
      ['q', 'neurology'],
      ['mm', '1'],
      ['model', 'Physician'],
      ['language', 'en'],
      ['fq', '_language:"en"'],
      ['fl', '*,score'],
      ['group', 'true'],
      ['group.limit', '2'],
      ['group.query', '{!bool must=$search0}'],
      ['group.query', '{!bool must=$search1}'],
      ['search0', '{!bool filter=$search0f0}'],
      ['search0f0', 'c_gender_s:"Female"'],
      ['search1', '{!bool filter=$search1f0}'],
      ['search1f0', 'c_gender_s:"nobody"'],
    ]);
    const { '{!bool must=$search0}': some, '{!bool must=$search1}': none } = body.grouped ?? {};
    assert.deepEqual(
      [some?.matches, some?.doclist.numFound, none?.matches, none?.doclist.numFound],
      [15, 5, 15, 0],
    );
    const scores = some?.doclist.docs.map(({ score }) => score) ?? [];
    assert.equal(scores.length, 2);
    assert.equal(some?.doclist.maxScore, scores[0]);
    assert.ok(some?.doclist.docs.every(({ c_gender_s: gender }) => gender === 'Female'));
    assert.deepEqual(none?.doclist.docs, []);
  });
}
