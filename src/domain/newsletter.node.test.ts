import { signUpOutcome } from '@/domain/newsletter';

test.each([
  ['Created Subscriber.', 'success', ''],
  ['InvalidEmailAddress', 'invalid', 'Invalid Email Address'],
  ['The subscriber is already on the list', 'success', 'Subscriber Already Exists'],
  ['TriggeredSpamFilter', 'failed', 'Email flagged for SPAM'],
  ['anything else', 'failed', 'Unhandled Message Exception'],
  ['constructor', 'failed', 'Unhandled Message Exception'],
])('[K8] “%s” is %s, with the message “%s”', (status, state, message) => {
  expect(signUpOutcome(status)).toEqual({ state, message });
});
