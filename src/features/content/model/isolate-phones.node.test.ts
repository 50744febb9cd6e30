import { isolatePhones } from './isolate-phones.ts';

test('[M7] a telephone number keeps the order of its groups', () => {
  expect(isolatePhones('call 773-555-0189 now')).toBe('call \u2066773-555-0189\u2069 now');
});

test('[M7] other numbers and words stay as they are', () => {
  expect(isolatePhones('24 clinics, 2 floors, open 8-17')).toBe('24 clinics, 2 floors, open 8-17');
});
