import { canRunJava, prepareLauncher, startLauncher } from './java.mjs';

const main = 'FhirLauncher';

/** Whether this machine can run a real FHIR server: a Java of 17 or later with its compiler, and Maven. */
export const canRunFhir = () => canRunJava(17);

/** Fetches HAPI FHIR's artifacts from Maven Central and compiles the launcher, once for each state of it. */
export const prepareFhir = () => prepareLauncher('fhir', main);

/** @typedef {{ baseUrl: string, stop: () => Promise<void> }} RunningFhir */

/**
 * Starts one empty FHIR R4 server on loopback: HAPI FHIR with everything in memory.
 * @param {{ port: number }} options
 * @returns {Promise<RunningFhir>} its base address and how to stop it
 */
export async function startFhir({ port }) {
  const baseUrl = `http://127.0.0.1:${port}/fhir`;
  const stop = await startLauncher({
    folder: prepareFhir(),
    main,
    options: [
      '-Xmx768m',
      // It lives for minutes: the quick compiler and the small collector halve the time to start.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      // Searches for dates without a zone mean the server's.
      '-Duser.timezone=UTC',
      '-Dorg.slf4j.simpleLogger.defaultLogLevel=error',
    ],
    parameters: [String(port)],
    answersAt: `${baseUrl}/Slot?_summary=count`,
  });
  return { baseUrl, stop };
}
