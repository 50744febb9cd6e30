import { outages } from './outages.mjs';

/**
 * A rule broken on purpose: `text`, which stands once in `file`, becomes `broken`. One of `tests` has to fail then;
 * `only` narrows them to titles that match.
 * @typedef {{
 *   rule: string, file: string, text: string, broken: string, tests: string, only?: string,
 * }} Mutation
 */

const front = 'src/server/front.node.test.ts';
const headers = 'src/server/security-headers.node.test.ts';
const scheduling = 'tests/contract/scheduling/scheduling.test.ts';
const booking = { tests: scheduling, only: 'on SQLite: booking' };
const holds = { tests: scheduling, only: 'on SQLite: holds' };
const searchUrl = 'src/domain/search/search-url.node.test.ts';
const filters = 'src/domain/search/filters.node.test.ts';

/** @type {readonly Mutation[]} */
export const mutations = [
  // The server in front
  {
    rule: 'frames are forbidden',
    file: 'src/server/security-headers.ts',
    text: "'X-Frame-Options': 'DENY'",
    broken: "'X-Frame-Options': 'SAMEORIGIN'",
    tests: headers,
  },
  {
    rule: 'media cannot run scripts',
    file: 'src/server/security-headers.ts',
    text: "'unsafe-inline'; sandbox\"",
    broken: "'unsafe-inline'\"",
    tests: headers,
  },
  {
    rule: 'TLS is remembered for two years',
    file: 'src/server/security-headers.ts',
    text: 'max-age=63072000',
    broken: 'max-age=63072',
    tests: headers,
  },
  {
    rule: 'a target with two slashes is refused',
    file: 'src/server/hygiene.ts',
    text: "target.startsWith('//') ||",
    broken: '',
    tests: front,
  },
  {
    rule: 'a method that no page has is refused',
    file: 'src/server/hygiene.ts',
    text: "status: 405, allow: 'GET, HEAD'",
    broken: "status: 400, allow: 'GET, HEAD'",
    tests: front,
  },
  {
    rule: 'the hidden twins of pages do not exist for visitors',
    file: 'src/server/hygiene.ts',
    text: 'return twins.some(',
    broken: 'return twins.slice(1).some(',
    tests: 'src/server/twins.node.test.ts',
  },
  {
    rule: 'other cookies stay away',
    file: 'src/server/hygiene.ts',
    text: "names.some((name) => pair.startsWith(name.endsWith('-') ? name : `${name}=`))",
    broken: "names.some((name) => pair.includes('='))",
    tests: front,
  },
  {
    rule: 'an encoding that is refused is not sent',
    file: 'src/server/encodings.ts',
    text: String.raw`(?!\s*q=0(?:\.0+)?\s*(?:,|$))`,
    broken: '',
    tests: 'src/server/encodings.node.test.ts',
  },
  {
    rule: 'what was being made while something was published is outdated',
    file: 'src/server/page-cache.ts',
    text: 'entry.generation = generation;',
    broken: 'entry.generation = this.#generation;',
    tests: front,
  },
  // Booking: the gateway
  {
    rule: 'a time that has begun is not booked',
    file: 'gateways/scheduling/take-time.ts',
    text: 'slot.startsAt <= nowMs || (slot',
    broken: '(slot',
    tests: 'gateways/scheduling/take-time.test.ts',
  },
  {
    rule: 'a taken time is not booked',
    file: 'gateways/scheduling/ticks.ts',
    text: 'taken.length === ticks.length',
    broken: 'taken.length >= 0',
    ...booking,
  },
  {
    rule: 'a key with another body is refused',
    file: 'gateways/scheduling/idempotency.ts',
    text: 'known.body_hash !== request.bodyHash',
    broken: 'known.body_hash === undefined',
    ...booking,
  },
  {
    rule: 'a repeated booking is answered as the first',
    file: 'gateways/scheduling/idempotency.ts',
    text: 'if (reserved.length > 0) return',
    broken: 'if (reserved.length >= 0) return',
    ...booking,
  },
  {
    rule: 'a booking that loses leaves nothing',
    file: 'gateways/scheduling/book.ts',
    text: "if (!isMine) return refuse({ kind: 'conflict' });",
    broken: "if (!isMine) return { kind: 'conflict' };",
    ...booking,
  },
  {
    rule: 'a hold lives twelve lives at most',
    file: 'gateways/scheduling/holds.ts',
    text: 'hold.placedAt + MAX_LIVES * hold.lifeMs',
    broken: 'hold.nowMs + MAX_LIVES * hold.lifeMs',
    ...holds,
  },
  {
    rule: 'a hold that is over is not extended',
    file: 'gateways/scheduling/holds.ts',
    text: ".where('expires_at', '>', nowMs)",
    broken: '',
    ...holds,
  },
  {
    rule: 'the same slot again renews the hold',
    file: 'gateways/scheduling/holds.ts',
    text: 'isRenewal ? former.id : randomUUID()',
    broken: 'randomUUID()',
    ...holds,
  },
  // Booking: the site
  {
    rule: 'a proxy that lost the answer leaves the outcome open',
    file: 'src/services/book/booking-outcome.ts',
    text: '    case 504:\n',
    broken: '',
    tests: 'src/services/book/booking-outcome.node.test.ts',
  },
  {
    rule: 'markup in a message is not shown',
    file: 'src/services/book/booking-outcome.ts',
    text: ".replace(/<[^>]*>/g, ' ')",
    broken: '',
    tests: 'src/services/book/booking-outcome.node.test.ts',
  },
  {
    rule: 'a time that comes too close is not offered',
    file: 'src/features/appointment/model/slots.ts',
    text: '|| !isFarEnough(slot.instant, now, scheduling.leadMinutes)',
    broken: '',
    tests: 'src/features/appointment/model/slots.test.ts',
  },
  {
    rule: 'a time of two departments of one place stands once',
    file: 'src/features/appointment/model/slots.ts',
    text: 'if (!isTwin) group',
    broken: 'group',
    tests: 'src/features/appointment/model/slots.test.ts',
  },
  {
    rule: 'questions come in their order',
    file: 'src/features/book/model/care.ts',
    text: 'a.order - b.order',
    broken: 'b.order - a.order',
    tests: 'src/features/book/model/care.test.ts',
  },
  {
    rule: 'a question is answered before the care step is over',
    file: 'src/features/book/model/care.ts',
    text: 'return first === undefined || isAnswered(first, draft.answers);',
    broken: 'return true;',
    tests: 'src/features/book/model/care.test.ts',
  },
  // Search
  {
    rule: 'a radius is one of those offered',
    file: 'src/domain/search/search-url.ts',
    text: 'radiusMiles.includes(radius) ? radius : null',
    broken: 'radius',
    tests: searchUrl,
  },
  {
    rule: 'pages count from one in addresses',
    file: 'src/domain/search/search-url.ts',
    text: 'String(state.pageIndex + 1)',
    broken: 'String(state.pageIndex)',
    tests: searchUrl,
  },
  {
    rule: 'quotes in a filter are escaped',
    file: 'src/domain/search/search-url.ts',
    text: "value.replace(/[\"\\\\]/g, '\\\\$&')",
    broken: 'value',
    tests: searchUrl,
  },
  {
    rule: 'an unticked box filters nothing',
    file: 'src/domain/search/filters.ts',
    text: "isBox ? 'false' : noneValue(filter)",
    broken: 'noneValue(filter)',
    tests: filters,
  },
  {
    rule: 'an author’s choice holds until the visitor chooses',
    file: 'src/domain/search/filters.ts',
    text: "return initial === '' ? [] : [{ field, value: initial }];",
    broken: 'return [];',
    tests: filters,
  },
  {
    rule: 'a percentage of words is rounded down',
    file: 'gateways/search/query/minimum-match.ts',
    text: 'Math.floor((total',
    broken: 'Math.ceil((total',
    tests: 'gateways/search/query/query.test.ts',
  },
  {
    rule: 'words of somebody in danger are known in capitals too',
    file: 'src/domain/red-flags.ts',
    text: 'const text = fold(query)',
    broken: 'const text = query',
    tests: 'src/domain/red-flags.node.test.ts',
  },
  ...outages,
];
