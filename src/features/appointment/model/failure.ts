/** Why something did not happen, as far as a visitor can do something about it. */
export type Failure = 'failed' | 'tooMany';

/** @param error - code of a call that failed @requirement I12 */
export function failureOf(error: string): Failure {
  return error === 'tooManyRequests' ? 'tooMany' : 'failed';
}

/** What is said of it, with the number to call. The default numbers are those of the specification. @requirement K10 */
export const failureTexts = {
  failed: 'That did not work. Please try again, or call us: 1-888-824-0200.',
  tooMany: 'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
} as const satisfies Record<Failure, string>;
