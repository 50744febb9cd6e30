import { startPostgres } from '../../tests/support/postgres.ts';
import { canRunFhir, prepareFhir } from './fhir.mjs';
import { canRunSolr, prepareSolr } from './solr.mjs';

/** @typedef {{ title: string, file: string, passed: boolean }} Test */

/**
 * Makes ready what the contract tests need besides Node, before the first of them runs: a server that cannot start is
 * then one failed test that says why, instead of a long wait.
 * @returns {Promise<{ failed: Test[], environment: Readonly<Record<string, string>>, stop: () => Promise<void> }>}
 *   the variables that lead the tests to the servers, for as long as these run
 */
export async function prepareRealServers() {
  const failed = [
    ...attempt('a real Solr', 'SOLR_REQUIRED', canRunSolr, prepareSolr),
    ...attempt('a real FHIR server', 'FHIR_REQUIRED', canRunFhir, prepareFhir),
  ];
  try {
    const postgres = await startPostgres();
    return { failed, environment: { DATABASE_URL_TEST: postgres.url }, stop: postgres.stop };
  } catch (error) {
    const reason = failure('PostgreSQL for the tests starts', 'tests/support/postgres.ts', error.message);
    return { failed: [...failed, reason], environment: {}, stop: () => Promise.resolve() };
  }
}

/**
 * @param {string} server
 * @param {string} required - the variable that turns a machine without it into a failure
 * @param {() => boolean} canRun
 * @param {() => string} prepare
 * @returns {Test[]} what failed
 */
function attempt(server, required, canRun, prepare) {
  const title = `${server} can be run`;
  if (!canRun()) {
    if (process.env[required] !== '1') return [];
    return [
      failure(title, required, 'this machine lacks Java with its compiler, or Maven, or they do not run'),
    ];
  }
  try {
    prepare();
    return [];
  } catch (error) {
    return [failure(title, required, error.message)];
  }
}

/**
 * @param {string} title
 * @param {string} file
 * @param {string} reason
 * @returns {Test}
 */
function failure(title, file, reason) {
  process.stderr.write(`${title}: no. ${reason}\n`);
  return { title: `${title}: ${reason}`, file, passed: false };
}
