/**
 * Pages that stand in for those at other addresses: the server in front leads to them, and says so in a header that no
 * visitor can send. They have no public address.
 */
export const twins = ['live', 'posted', 'problem'] as const;

export type Twin = (typeof twins)[number];

/** Names the twin that a request is led to. */
export const twinHeader = 'x-foyer-twin';
