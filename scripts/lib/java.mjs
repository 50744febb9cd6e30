import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

const startWithinMs = 90_000;
const answerWithinMs = 20_000;
/** Of a first download. */
const prepareWithinMs = 600_000;

/** Whether this machine has a Java of a release or later with its compiler, and Maven. */
export function canRunJava(release) {
  const works = (command, ...options) =>
    spawnSync(command, options, { stdio: 'ignore', timeout: answerWithinMs }).status === 0;
  return (
    works('java', '-version') &&
    works('javac', '--release', String(release), '-version') &&
    works('mvn', '-v')
  );
}

/** Runs a command to its end; one that fails, or takes ten minutes, throws with the end of what it said. */
export function run(command, options, cwd) {
  const { status, stderr, stdout } = spawnSync(command, options, {
    cwd,
    encoding: 'utf8',
    timeout: prepareWithinMs,
  });
  if (status !== 0)
    throw new Error(
      `${command} ${status === null ? 'hangs' : 'failed'}: ${`${stdout}${stderr}`.trim().slice(-1500)}`,
    );
}

/**
 * Fetches a launcher's artifacts from Maven Central and compiles it, once for each state of it.
 * @param name - `solr` for the launcher in `ops/solr/launcher`
 * @param main - its class
 * @returns the folder of both
 */
export function prepareLauncher(name, main) {
  const launcher = join(root, 'ops', name, 'launcher');
  const sources = ['pom.xml', `${main}.java`].map((file) => readFileSync(join(launcher, file)));
  const key = createHash('sha256').update(Buffer.concat(sources)).digest('hex').slice(0, 12);
  const folder = join(root, '.foyer', `${name}-${key}`);
  if (existsSync(join(folder, 'ready'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'classes'), { recursive: true });
  cpSync(launcher, join(folder, 'launcher'), { recursive: true });
  const copy = ['-q', '-B', 'dependency:copy-dependencies', '-DincludeScope=runtime'];
  run('mvn', [...copy, `-DoutputDirectory=${join(folder, 'lib')}`], join(folder, 'launcher'));
  run('javac', ['-d', 'classes', '-cp', 'lib/*', `launcher/${main}.java`], folder);
  writeFileSync(join(folder, 'ready'), '');
  return folder;
}

const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );

/**
 * Starts a prepared launcher and waits until an address of it answers well.
 * @param options - of Java itself
 * @param parameters - of the program
 * @param cwd - where it runs: the folder of its classes unless told
 * @returns how to stop it
 * @throws where the address is taken; what it said last, where it ends or does not answer within 90 s
 */
export async function startLauncher({ folder, main, options, parameters, cwd = folder, answersAt }) {
  if (await answers(answersAt)) throw new Error(`${answersAt} is answered by another program`);
  const classes = [join(folder, 'classes'), join(folder, 'lib', '*')].join(':');
  const program = spawn('java', [...options, '-cp', classes, main, ...parameters], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-20_000)));
  const runs = () => program.exitCode === null && program.signalCode === null;
  const stop = async () => {
    if (!runs()) return;
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + startWithinMs;
  while (Date.now() < until && runs()) {
    if (await answers(answersAt)) return stop;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  const causes = said.replaceAll(/^\s+at .*\n?/gm, '').trim();
  throw new Error(`${main} did not start: ${causes.slice(-1500)}`);
}
