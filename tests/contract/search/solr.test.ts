import { test } from 'node:test';
import { canRunSolr } from '../../../scripts/lib/solr.mjs';
import { describeSearch } from './cases.ts';
import { startRealSolr } from './engines.ts';

// SOLR_REQUIRED is set where a missing Java must not go unnoticed.
if (process.env.SOLR_REQUIRED === '1' || canRunSolr()) describeSearch('a real Solr', startRealSolr);
else
  test('a real Solr was not asked: that takes Java 11 or later with its compiler, and Maven', { skip: true });
