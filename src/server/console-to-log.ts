import { logError, logInfo, logWarning, type LogFields } from '../lib/log.ts';

/** Frames of libraries and of the program that runs this one tell less than one of our own. */
const notOurs = /node_modules|\(node:|at node:/;

/**
 * Kind, code and place of an error. Its message may quote what a visitor typed, so it is left out.
 * @requirement O8
 */
export function whatFailed(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  const at = (frames.find((line) => !notOurs.test(line)) ?? frames[0])?.trim();
  return { error: error.name, code: typeof code === 'string' ? code : undefined, at };
}

/** Of a sentence of the framework: without addresses, quoted words and long numbers, which may be a visitor's. */
function sentenceOf(words: readonly unknown[]): string {
  return words
    .filter((word) => typeof word === 'string')
    .join(' ')
    .replaceAll(/\S*(?:\/|@|[?=])\S*/g, '*')
    .replaceAll(/(["'`]).*?\1/gs, '*')
    .replaceAll(/\d{4,}/g, '*')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

function fieldsOf(words: readonly unknown[]): LogFields {
  const error = words.find((word) => word instanceof Error);
  return error ? whatFailed(error) : { sentence: sentenceOf(words) };
}

/**
 * Has what the framework and libraries print become lines of the log: a failure says where it happened, once, and is
 * counted from then on.
 * @requirement O8
 */
export function consoleToLog(): void {
  console.error = (...words: unknown[]) => logError('console', fieldsOf(words));
  console.warn = (...words: unknown[]) => logWarning('console', fieldsOf(words));
  console.info = (...words: unknown[]) => logInfo('console', fieldsOf(words));
  console.log = console.info;
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logWarning('process-warning', whatFailed(warning)));
}
