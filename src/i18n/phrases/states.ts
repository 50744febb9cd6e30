import { usStates } from '../../lib/us-states.ts';

/** The names of the states, for forms in other languages. @requirement A8 J1 */
export const statePhrases: Readonly<Record<string, string>> = Object.fromEntries(
  usStates.map(([, name]) => [name, name]),
);
