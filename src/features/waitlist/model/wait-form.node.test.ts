import { formProblems } from '@/lib/form-rules';
import { toJoinRequest, waitRules, type WaitForm } from './wait-form';

const today = '2027-04-26';
const form: WaitForm = {
  email: ' ana@example.org ',
  earliest: '04-27-2027',
  latest: '05-03-2027',
  timeOfDay: 'morning',
};
const problemsOf = (part: Partial<WaitForm> = {}) => {
  const whole = { ...form, ...part };
  return formProblems(waitRules(whole, today), whole);
};

describe('the form of the waitlist', () => {
  test('[I17] is sent with an address and two dates in order', () => {
    expect(problemsOf()).toEqual({});
    expect(toJoinRequest(form)).toEqual({
      email: 'ana@example.org',
      earliest: '2027-04-27',
      latest: '2027-05-03',
      timeOfDay: 'morning',
    });
  });

  test.each<[Partial<WaitForm>, object]>([
    [{ email: 'ana@example' }, { email: 'email' }],
    [{ email: '' }, { email: 'blank' }],
    [{ earliest: '04/31/2027' }, { earliest: 'noSuchDay' }],
    [{ earliest: '04-25-2027' }, { earliest: 'past' }],
    [{ latest: 'soon' }, { latest: 'date' }],
    [{ latest: '04-26-2027' }, { latest: 'beforeFirst' }],
    [
      { earliest: 'soon', latest: '04-25-2027' },
      { earliest: 'date', latest: 'past' },
    ],
  ])('[I17] %j has the problems %j', (part, expected) => {
    expect(problemsOf(part)).toEqual(expected);
  });

  test('[I17] takes a single day, even today', () => {
    expect(problemsOf({ earliest: '04-26-2027', latest: '04-26-2027' })).toEqual({});
  });
});
