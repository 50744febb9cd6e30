import { startProgram, stopProgram } from './programs.mjs';

/**
 * One of the two programs, which can be started again.
 * @param {object} options
 * @param {string} options.file
 * @param {Readonly<Record<string, string>>} options.environment
 * @param {(code: number | null) => void} options.onEnd - called when it ends by itself
 */
export function createPart({ file, environment, onEnd }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let program;
  let turn = Promise.resolve();
  const start = () => {
    const started = startProgram(file, environment);
    program = started;
    started.on('exit', (code) => {
      if (program === started) onEnd(code);
    });
    return started;
  };
  const stop = async () => {
    const stopping = program;
    program = undefined;
    if (stopping) await stopProgram(stopping);
  };
  /** One restart at a time: the next program needs the port of the one before. */
  const restart = () => {
    turn = turn.then(stop).then(() => void start());
    return turn;
  };
  return { start, stop: () => (turn = turn.then(stop)), restart };
}
