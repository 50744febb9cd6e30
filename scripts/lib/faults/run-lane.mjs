import { setTimeout as pause } from 'node:timers/promises';
import { said } from './table.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./table.mjs').Cell} Cell */
/** @typedef {import('./table.mjs').Column} Column */

/** As a link, or in the words of a message. */
const phone = /href="tel:\+?\d{10}|\b\d{3}-\d{3}-\d{4}\b/;
const recoverWithinMs = 20_000;

/**
 * Gives a system one fault after the other.
 * @param {Awaited<ReturnType<typeof import('./world.mjs').startWorld>>} world
 * @param {import('./lanes.mjs').Lane} lane
 * @param {readonly Fault[]} faults
 * @returns {Promise<Column>}
 */
export async function runLane(world, lane, faults) {
  /** @type {(Cell | undefined)[]} */
  const cells = [];
  for (const [turn, fault] of faults.entries()) {
    const isPossible = !fault.isOfHttp || lane.protocol === 'http';
    const cell = isPossible ? await suffer(world, lane, fault, turn) : undefined;
    cells.push(cell);
    if (cell) process.stderr.write(`${lane.system}, ${fault.name}: ${said(cell)}\n`);
  }
  return { system: lane.system, cells };
}

/**
 * @param {Awaited<ReturnType<typeof import('./world.mjs').startWorld>>} world
 * @param {import('./lanes.mjs').Lane} lane
 * @param {Fault} fault
 * @param {number} turn
 * @returns {Promise<Cell>}
 */
async function suffer(world, lane, fault, turn) {
  const system = world.faulty.get(lane.setting);
  if (!system) throw new Error(`${lane.setting} has no stand before it.`);
  await lane.prepare?.(world, turn);
  await system.have(fault);
  const pages = await lane.pages(world, turn);
  const isAlive = (await world.visit('/api/livez')).status === 200;
  const asked = system.suffered();
  await system.mend();
  const mendedAt = performance.now();
  let isWell = false;
  while (!isWell && performance.now() - mendedAt < recoverWithinMs) {
    isWell = await lane.isWell(world, turn);
    if (!isWell) await pause(200);
  }
  const { siteProgram, gatewaysProgram } = world.servers;
  return {
    ms: Math.max(0, ...pages.filter(({ isSent }) => !isSent).map(({ ms }) => ms)),
    sentMs: Math.max(0, ...pages.filter(({ isSent }) => isSent).map(({ ms }) => ms)),
    statuses: [...new Set(pages.map(({ status }) => status))].toSorted(),
    hasPhone: pages.every(({ text }) => phone.test(lane.saysWhom && !fault.isPassing ? mainOf(text) : text)),
    isUp: isAlive && siteProgram.exitCode === null && gatewaysProgram.exitCode === null,
    asked: fault.misbehave ? asked : undefined,
    recoveredMs: isWell ? performance.now() - mendedAt : undefined,
  };
}

/** @param {string} html */
const mainOf = (html) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
