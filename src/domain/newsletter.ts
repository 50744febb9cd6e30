/** Where a newsletter's sign-ups go: a form of the forms service, or a marketing cloud's list. */
export const newsletterVariants = ['eloqua', 'salesforce'] as const;
export type NewsletterVariant = (typeof newsletterVariants)[number];

/** What a list says when an address is on it now; what is said of one that was there before is the same. */
export const subscribed = 'Created Subscriber.';

/** What became of a sign-up. `message` is the catalogue's; visitors read the author's words. */
export type SignUpOutcome = {
  readonly state: 'success' | 'invalid' | 'failed';
  readonly message: string;
};

const outcomes: Readonly<Record<string, SignUpOutcome>> = {
  [subscribed]: { state: 'success', message: '' },
  InvalidEmailAddress: { state: 'invalid', message: 'Invalid Email Address' },
  // No error, and no news to a stranger about who gets the newsletter.
  'The subscriber is already on the list': { state: 'success', message: 'Subscriber Already Exists' },
  TriggeredSpamFilter: { state: 'failed', message: 'Email flagged for SPAM' },
};

/**
 * What a list's answer means. Only an invalid address is the address's fault.
 * @requirement K8
 * @decision Q28
 */
export function signUpOutcome(status: string): SignUpOutcome {
  const known = Object.hasOwn(outcomes, status) ? outcomes[status] : undefined;
  return known ?? { state: 'failed', message: 'Unhandled Message Exception' };
}
