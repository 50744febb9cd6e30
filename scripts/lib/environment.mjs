import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root } from './node24.mjs';

/** Exit code for a configuration that cannot work. */
const badConfiguration = 78;

/**
 * Reads `.env` (values that are set already win) and checks everything the site and the gateways read.
 * Ends the process with one sentence when something is wrong.
 */
export async function readEnvironmentOrFail() {
  const file = join(root, '.env');
  if (existsSync(file)) {
    try {
      process.loadEnvFile(file);
    } catch (error) {
      fail(`.env cannot be read: ${error.message}.`, badConfiguration);
    }
  }
  const { readEnvironment } = await import('../../src/config/server/env.ts');
  // With the gateways on another port, the embedded services are there too.
  const gateways = `http://127.0.0.1:${process.env.GATEWAYS_PORT || 4000}`;
  process.env.SITECORE_API_HOST ||= gateways;
  process.env.SEARCH_HOST ||= `${gateways}/search`;
  process.env.SCHEDULING_HOST ||= `${gateways}/scheduling/v1`;
  process.env.GEOCODING_HOST ||= `${gateways}/geocoding`;
  process.env.CAPTCHA_HOST ||= `${gateways}/captcha`;
  process.env.SEARCH_ANALYTICS_HOST ||= `${gateways}/collector`;
  process.env.FORMS_HOST ||= `${gateways}/forms`;
  if (/^\d*$/.test(process.env.PORT ?? ''))
    process.env.PUBLIC_URL ||= `http://localhost:${process.env.PORT || 3000}`;
  const read = readEnvironment(process.env);
  if (!read.ok)
    fail(`The environment is wrong: ${read.problems.join('; ')}. See .env.example.`, badConfiguration);
  const { PORT, GATEWAYS_PORT } = read.value;
  if (PORT === GATEWAYS_PORT)
    fail(`The environment is wrong: PORT and GATEWAYS_PORT are both ${PORT}.`, badConfiguration);
  return read.value;
}
