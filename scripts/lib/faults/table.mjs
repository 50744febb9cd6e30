import { numberOption } from '../options.mjs';

/**
 * @typedef {object} Cell
 * @property {number} ms - the slowest page while the fault was there
 * @property {number} sentMs - the slowest answer to a form that was sent; 0: none was
 * @property {readonly number[]} statuses - of the pages, each once
 * @property {boolean} hasPhone - every page had a number to call
 * @property {boolean} isUp - both processes ran on, and the site said that it is alive
 * @property {number | undefined} asked - questions that met the fault; undefined: nobody listens who could count
 * @property {number | undefined} recoveredMs - until the same page was well again; undefined: not within 20 s
 */
/** @typedef {{ system: string, cells: readonly (Cell | undefined)[] }} Column - a cell for each fault that it can have */

const withinMs = numberOption('--seconds', 3) * 1000;
/** A form is sent once, and its sender is told what became of it: the deadline of a booking. */
const sentWithinMs = 15_500;
const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);

/** What is wrong with a cell. @param {Cell} cell @returns {readonly string[]} */
export function wrongWith({ ms, sentMs, hasPhone, isUp, recoveredMs }) {
  return [
    ...(ms > withinMs ? [`a page took ${seconds(ms)} s`] : []),
    ...(sentMs > sentWithinMs ? [`a form that was sent took ${seconds(sentMs)} s`] : []),
    ...(hasPhone ? [] : ['a page had no number to call']),
    ...(isUp ? [] : ['a process ended, or did not say that it is alive']),
    ...(recoveredMs === undefined ? ['not well again'] : []),
  ];
}

/**
 * @param {readonly import('./faults.mjs').Fault[]} faults
 * @param {readonly Column[]} columns
 * @returns {{ text: string, bad: readonly string[] }} a table in Markdown, and a line for each bad cell
 */
export function tableOf(faults, columns) {
  const bad = columns.flatMap(({ system, cells }) =>
    cells.flatMap((cell, at) =>
      cell
        ? wrongWith(cell).map(
            (wrong) => `${system}, ${faults[at]?.name}: ${wrong} (${cell.statuses.join(' ')})`,
          )
        : [],
    ),
  );
  const row = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rows = faults.map(({ name }, at) => row([name, ...columns.map(({ cells }) => shown(cells[at]))]));
  const head = row(['fault', ...columns.map(({ system }) => system)]);
  const text = [head, row(['---', ...columns.map(() => '---')]), ...rows, ''].join('\n');
  return { text, bad };
}

/** @param {Cell | undefined} cell */
const shown = (cell) => (cell ? said(cell) : '–');

/** What was seen, in a few characters. @param {Cell} cell @returns {string} */
export function said(cell) {
  const recovered = cell.recoveredMs === undefined ? 'not' : seconds(cell.recoveredMs);
  const mark = wrongWith(cell).length === 0 ? '' : ' **bad**';
  const sent = cell.sentMs === 0 ? '' : ` (form ${seconds(cell.sentMs)})`;
  const asked = cell.asked === 0 ? ' (not asked)' : '';
  return `${cell.statuses.join('/')} ${seconds(cell.ms)}${sent} → ${recovered}${asked}${mark}`;
}
