import { fail } from './node24.mjs';

/**
 * Reads what follows an option on the command line, such as `--only home`.
 * @param {string} name - with its dashes
 * @returns {string | undefined} undefined where the option is not given, or nothing follows it
 */
export function textOption(name) {
  const at = process.argv.indexOf(name);
  return at === -1 ? undefined : process.argv[at + 1];
}

/**
 * Reads a number that follows an option on the command line, such as `--seconds 4`.
 * @param {string} name - with its dashes
 * @param {number} fallback - where the option is not given
 * @returns {number} greater than zero; anything else ends the process with one sentence
 */
export function numberOption(name, fallback) {
  const at = process.argv.indexOf(name);
  if (at === -1) return fallback;
  const value = Number(process.argv[at + 1]);
  return value > 0 ? value : fail(`${name} wants a number above zero.`);
}
