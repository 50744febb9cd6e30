import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldValue, SearchDocument } from '../document.ts';
import { drawFrom } from '../testing/draw.ts';
import { indexOf } from '../testing/documents.ts';
import { atOnce } from '../../lib/steps.ts';
import { StoredDocuments, storingSteps } from './stored-documents.ts';

test('[B18] some fields of a document are read without the others', () => {
  const written = {
    _uniqueid: 'a',
    resulttitle_t: 'Ärztin "Ada", {MD}',
    tags_sm: ['ü', ','],
    rating_tf: 4.5,
  };
  const { data } = atOnce(
    storingSteps([written, { _uniqueid: 'b' }, { ...written, _uniqueid: 'c', other_s: '' }]),
  );
  const stored = new StoredDocuments(data);
  assert.deepEqual(stored.get(0), written);
  const pick = (number: number, ...names: string[]) => stored.pick(number, new Set(names));
  assert.deepEqual(pick(0, 'tags_sm', 'resulttitle_t', 'other_s'), {
    resulttitle_t: written.resulttitle_t,
    tags_sm: written.tags_sm,
  });
  assert.deepEqual(pick(0, 'rating_tf'), { rating_tf: 4.5 });
  assert.deepEqual([pick(1, 'tags_sm'), pick(1, '_uniqueid')], [{}, { _uniqueid: 'b' }]);
  assert.deepEqual(pick(2, 'other_s', '_uniqueid'), { _uniqueid: 'c', other_s: '' });

  const changes = { rating_tf: null, visit_s: 'soon', hidden_s: 'x' };
  const changed = indexOf(written).with(new Map([['a', changes]]));
  assert.deepEqual(changed.pick(0, new Set(['rating_tf', 'visit_s'])), { visit_s: 'soon' });
  assert.equal(changed.document(0).hidden_s, 'x');
});

test('[B18] picked fields equal those of the parsed document, for any document', () => {
  const { below, one } = drawFrom(7);
  const odd = [
    '',
    ',',
    '"',
    '\\',
    '}',
    '{"a":1}',
    'ñ',
    '😀',
    '\ud83d',
    '\u2028',
    '\0',
    'a":"b',
    '0',
    '__proto__',
  ];
  const text = () => Array.from({ length: below(4) }, () => one(odd)).join('');
  const value = (): FieldValue =>
    one([text(), below(99) / 7, -1 - below(9), below(2) === 0, Array.from({ length: below(4) }, text)]);
  const names = Array.from({ length: 300 }, (_none, number) => `${one(odd)}${number}`);
  for (let round = 0; round < 30; round += 1) {
    const documents = Array.from({ length: 1 + below(20) }, (_none, number) => ({
      ...Object.fromEntries(Array.from({ length: below(12) }, () => [one(names), value()])),
      _uniqueid: String(number),
    })) satisfies readonly SearchDocument[];
    const stored = new StoredDocuments(atOnce(storingSteps(documents)).data);
    for (const [number, document] of documents.entries()) {
      const wanted = new Set(
        Array.from({ length: below(6) }, () => one([...Object.keys(document), ...names])),
      );
      const expected = Object.entries(document).filter(([name]) => wanted.has(name));
      assert.deepEqual(stored.pick(number, wanted), Object.fromEntries(expected));
      assert.deepEqual(stored.get(number), document);
    }
  }
});
