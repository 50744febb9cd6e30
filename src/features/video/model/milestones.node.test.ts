import { clockTime } from '@/features/video/model/clock-time';
import { passed, type VideoEventName } from '@/features/video/model/milestones';

const none = new Set<VideoEventName>();

test.each([
  [0, []],
  [0.2499, []],
  [0.25, ['video 25 percent']],
  [0.4999, ['video 25 percent']],
  [0.5, ['video 25 percent', 'video 50 percent']],
  [0.75, ['video 25 percent', 'video 50 percent', 'video 75 percent']],
  [1, ['video 25 percent', 'video 50 percent', 'video 75 percent']],
  [Number.NaN, []],
])('[L4] [N1] at %s these milestones are passed: %j', (fraction, names) => {
  expect(passed(fraction, none)).toEqual(names);
});

test('[L4] [N1] what was reported is not passed again', () => {
  expect(passed(0.8, new Set<VideoEventName>(['video 25 percent', 'video 75 percent']))).toEqual([
    'video 50 percent',
  ]);
});

test.each([
  [5, '0:05'],
  [75.4, '1:15'],
  [59.6, '1:00'],
  [3725, '1:02:05'],
])('[L2] %s seconds are %s on a clock', (seconds, words) => {
  expect(clockTime(seconds)).toBe(words);
});
