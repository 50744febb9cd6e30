import { toJoinRequest, waitProblems, type WaitForm } from './wait-form';

const today = '2027-04-26';
const form: WaitForm = {
  email: ' ana@example.org ',
  earliest: '04-27-2027',
  latest: '05-03-2027',
  timeOfDay: 'morning',
};

describe('the form of the waitlist', () => {
  test('[I17] is sent with an address and two dates in order', () => {
    expect(waitProblems(form, today)).toEqual({});
    expect(toJoinRequest(form)).toEqual({
      email: 'ana@example.org',
      earliest: '2027-04-27',
      latest: '2027-05-03',
      timeOfDay: 'morning',
    });
  });

  test.each([
    ['email', { email: 'ana@example' }],
    ['earliest', { earliest: '04/31/2027' }],
    ['latest', { latest: 'soon' }],
    ['latest', { latest: '04-26-2027' }],
    ['latest', { earliest: '01-01-2027', latest: '04-25-2027' }],
  ])('[I17] names the problem of %s in %j', (field, part) => {
    expect(Object.keys(waitProblems({ ...form, ...part }, today))).toEqual([field]);
  });

  test('[I17] takes a single day, even today', () => {
    expect(waitProblems({ ...form, earliest: '04-26-2027', latest: '04-26-2027' }, today)).toEqual({});
  });
});
