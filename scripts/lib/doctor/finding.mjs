/**
 * What the doctor found of one system: where it stopped, why, and what to do. Never a secret: addresses are named by
 * their host alone, and settings by their names. `visitors`: whom they missed, and when; `limit`: what the doctor did not see;
 * `notReady`: the gateway that is not ready.
 * @typedef {{
 *   system: string,
 *   state: 'good' | 'failing' | 'not set',
 *   step?: 'host' | 'tls' | 'token' | 'core' | 'fields' | 'time',
 *   reason: string,
 *   advice?: string,
 *   ms?: number,
 *   visitors?: { readonly dependency: string, readonly secondsAgo: number },
 *   limit?: string,
 *   notReady?: string,
 * }} Finding
 * @typedef {{ step: NonNullable<Finding['step']>, reason: string, advice: string }} Fault
 */

/** @param {string} system @param {Fault} fault @param {number} [ms] @returns {Finding} */
export const failing = (system, fault, ms) => ({
  system,
  state: 'failing',
  ...fault,
  ...(ms === undefined ? {} : { ms: Math.round(ms) }),
});

/** @param {string} system @param {string} reason @param {number} [ms] @returns {Finding} */
export const good = (system, reason, ms) => ({
  system,
  state: 'good',
  reason,
  ...(ms === undefined ? {} : { ms: Math.round(ms) }),
});

/** @param {string} system @param {string} reason @returns {Finding} */
export const notSet = (system, reason) => ({ system, state: 'not set', reason });
