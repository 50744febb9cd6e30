import type { AnalyticsEvent } from '@/analytics/catalogue';
import { countable } from '@/analytics/policy';

/** The specification's fields, in its order. */
const specified =
  'eventName, event, videoName, pageName, pageSiteSection, conditionServiceMain, conditionServiceSub, physicianName, physicianNpi, physicianPrimaryLocation, pageSpecialty, linkName, linkType, linkSection, contentEmail, callClickPhoneNumber, customBookingValue, physicianOnlineScheduleLocation, scheduleAppointmentDate, schedulePhysicianSpecialty, schedulePatientEligibility, scheduleSubmitStatus, scheduleSubmitFailReason, scheduleStepName, scheduleVisitReason, scheduleVisitType, formName, formError, searchCategory, searchLocation, searchTerm, searchFilters, searchFilter, searchNumberResults, searchPositionClicked, searchResultClicked'.split(
    ', ',
  );
const about = {
  patient:
    'contentEmail, physicianOnlineScheduleLocation, scheduleAppointmentDate, schedulePhysicianSpecialty, schedulePatientEligibility, scheduleVisitReason, scheduleVisitType, searchLocation, searchTerm'.split(
      ', ',
    ),
  context:
    'videoName, pageName, conditionServiceMain, conditionServiceSub, physicianName, physicianNpi, physicianPrimaryLocation, pageSpecialty, linkName, callClickPhoneNumber, customBookingValue, searchCategory, searchFilters, searchFilter, searchResultClicked'.split(
      ', ',
    ),
};
const without = (...left: readonly (readonly string[])[]) =>
  specified.filter((name) => !left.flat().includes(name));

/** An event with every field of the catalogue, as no page tells one. */
const everything = {
  ...Object.fromEntries(specified.map((name) => [name, 'word'])),
  eventName: 'link click',
  customBookingValue: 0.03,
  canary: 'canary',
} as unknown as AnalyticsEvent;
const open = { isAboutPatient: false, hasAgreement: true };
const namesOf = (place: typeof open, event = everything) =>
  Object.keys(countable({ ...event, formError: undefined } as AnalyticsEvent, place));

describe('what of an event is counted', () => {
  test('[N1] 36 fields, in the order of the catalogue, and none that it does not name', () => {
    expect(specified).toHaveLength(36);
    expect(namesOf(open)).toEqual(without(about.patient, ['formError']));
  });

  test('[N3] without an agreement nothing that says what a visitor looks at', () => {
    expect(namesOf({ ...open, hasAgreement: false })).toEqual(
      without(about.patient, about.context, ['formError']),
    );
  });

  test('[N3] on pages about a patient neither, whatever the agreement; bookings and forms nowhere', () => {
    const bare = without(about.patient, about.context, ['formError']);
    expect(namesOf({ ...open, isAboutPatient: true })).toEqual(bare);
    for (const eventName of ['online schedule', 'form start', 'form submit'])
      expect(namesOf(open, { ...everything, eventName } as AnalyticsEvent)).toEqual(bare);
  });

  test.each([
    [0.15, 0.15],
    [1.1e-9, 1.1e-9],
    [1e-9, undefined],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
  ])('[N1] a booking value of %d is told as %p: above 1e-9 only', (value, told) => {
    const event: AnalyticsEvent = {
      eventName: 'link click',
      linkType: 'internal',
      linkSection: 'main',
      customBookingValue: value,
    };
    expect(countable(event, open).customBookingValue).toBe(told);
  });

  test('[N1] an error comes before a booking value', () => {
    const sent: AnalyticsEvent = {
      eventName: 'link click',
      linkType: 'exit',
      linkSection: 'nav',
      customBookingValue: 2,
    };
    expect(countable({ ...sent, formError: 'zip is blank' } as AnalyticsEvent, open)).toEqual({
      eventName: 'link click',
      event: 'link click',
      linkType: 'exit',
      linkSection: 'nav',
      formError: 'zip is blank',
    });
  });

  test.each([
    ['request-city is blank|request-email is blank', 'request-city is blank|request-email is blank'],
    [
      Array.from({ length: 20 }, () => 'request-street is blank').join('|'),
      Array.from({ length: 20 }, () => 'request-street is blank').join('|'),
    ],
    ['tooManyRequests', 'tooManyRequests'],
    ['DateRequirement|UniquenessRequirement', 'DateRequirement|UniquenessRequirement'],
    ['AnaDiaz|10021980', 'error'],
    ['Ana Diaz was not found', 'error'],
    ['10-02-1980 is blank?', 'error'],
  ])('[N3] the error %j is told as %j', (formError, told) => {
    expect(countable({ eventName: 'form submit', formName: 'ask', formError }, open)).toMatchObject({
      formError: told,
    });
  });

  test('[N1] long texts are cut, and empty ones left out', () => {
    const view: AnalyticsEvent = {
      eventName: 'page view',
      pageSiteSection: 'other',
      pageName: 'x'.repeat(900),
      physicianName: '',
    };
    expect(countable(view, open)).toEqual({
      eventName: 'page view',
      event: 'page view',
      pageName: 'x'.repeat(200),
      pageSiteSection: 'other',
    });
  });
});
