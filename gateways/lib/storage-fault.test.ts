import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { storageFault } from './storage-fault.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('[O8] a full disk is told from every other failure', () => {
  assert.equal(storageFault(thrownBy(() => writeFileSync('/dev/full', 'x'))), 'ENOSPC');
  assert.equal(storageFault(thrownBy(() => readdirSync('/there/is/none'))), undefined);
  assert.equal(storageFault(undefined), undefined);
  assert.equal(
    storageFault(new Error('wrapped', { cause: Object.assign(new Error('full'), { code: '53100' }) })),
    '53100',
  );
});

test('[O8] a store that is full is told from a statement that is wrong', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('create table t (a); pragma max_page_count = 2');
  const fill = () => database.exec(`insert into t values (zeroblob(100000))`);
  assert.equal(storageFault(thrownBy(fill)), 'SQLITE 13');
  assert.equal(storageFault(thrownBy(() => database.exec('insert into none values (1)'))), undefined);
  database.close();
});
