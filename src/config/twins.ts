/**
 * Pages that stand in for those at other addresses: the server in front leads to them, and says so in a header that no
 * visitor can send. They have no public address.
 */
export const twins = ['live', 'posted', 'problem'] as const;

export type Twin = (typeof twins)[number];

/** Names the twin that a request is led to. */
export const twinHeader = 'x-foyer-twin';

/** In it a twin says for how many seconds its answer serves everybody who asks the same address; visitors never see it. */
export const sharedSecondsHeader = 'x-foyer-shared-seconds';
