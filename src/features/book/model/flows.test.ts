import type { BookAnswer } from '@/contracts/scheduling';
import { form, slot, visit } from '@/features/appointment/testing/samples';
import { bookingPageReducer, type BookingPage } from './booking-page';
import { bookingContent, draftFor } from './draft';
import { holdReducer, isWorthRenewing, type Hold } from '@/features/appointment/model/hold';
import { searchHref } from './screening';
import { firstPatientKind } from '@/features/appointment/model/visit';
import { openedWizard, progressOf, wizardReducer, type Wizard, type WizardEvent } from './wizard';

const run = (wizard: Wizard, ...events: readonly WizardEvent[]) => events.reduce(wizardReducer, wizard);
const booking = openedWizard('book', { step: 'times', slot: undefined });

describe('wizard', () => {
  test('[I5] opens at the details from a chosen time and at the times from See More Times', () => {
    expect(openedWizard('book', { step: 'details', slot }).step.name).toBe('details');
    expect(booking.step.name).toBe('times');
    expect(openedWizard('book', { step: 'details', slot: undefined }).step.name).toBe('times');
  });

  test('[I2] choosing the chosen time again clears it', () => {
    const chosen = run(booking, { type: 'timeToggled', slot, isSame: false });
    expect(chosen.slot).toBe(slot);
    expect(run(chosen, { type: 'timeToggled', slot, isSame: true }).slot).toBeUndefined();
    expect(run(booking, { type: 'timesContinued' }).step.name).toBe('times');
  });

  test('[I6] only No goes on to the care details', () => {
    const details = run(booking, { type: 'timeToggled', slot, isSame: false }, { type: 'timesContinued' });
    expect(run(details, { type: 'detailsContinued' }).step.name).toBe('details');
    const chosen = run(details, { type: 'workersCompAnswered', answer: 'yes' });
    expect(chosen.step).toEqual({ name: 'details', workersComp: 'yes' });
    expect(run(chosen, { type: 'wentBack' }).step).toEqual({ name: 'times' });
    const yes = run(chosen, { type: 'detailsContinued' });
    expect(yes.step).toEqual({ name: 'details', workersComp: 'explained' });
    expect(run(yes, { type: 'detailsContinued' }).step.name).toBe('details');
    expect(run(yes, { type: 'workersCompLeft' }).step).toEqual({
      name: 'details',
      workersComp: 'unanswered',
    });
    expect(run(yes, { type: 'wentBack' }).step).toEqual({ name: 'details', workersComp: 'unanswered' });
    const no = run(details, { type: 'workersCompAnswered', answer: 'no' });
    expect(run(no, { type: 'detailsContinued' }).step.name).toBe('care');
    expect(
      run(no, { type: 'workersCompAnswered', answer: 'yes' }, { type: 'detailsContinued' }).step.name,
    ).toBe('details');
  });

  test('[I5] Back goes one step and loses nothing', () => {
    const care = run(
      booking,
      { type: 'timeToggled', slot, isSame: false },
      { type: 'timesContinued' },
      { type: 'workersCompAnswered', answer: 'no' },
      { type: 'detailsContinued' },
      { type: 'questionReached', questionIndex: 2 },
    );
    const first = run(care, { type: 'wentBack' });
    expect(first.step).toEqual({ name: 'care', questionIndex: 0 });
    const details = run(first, { type: 'wentBack' });
    expect(details.step).toEqual({ name: 'details', workersComp: 'no' });
    const times = run(details, { type: 'wentBack' });
    expect(times.step.name).toBe('times');
    expect(times.slot).toBe(slot);
  });

  test('[I15] a time that was taken leads back to the times', () => {
    const details = openedWizard('book', { step: 'details', slot });
    const taken = run(details, { type: 'timeTaken' });
    expect(taken).toMatchObject({ slot: undefined, step: { name: 'times' } });
  });

  test('[I5] opened again it remembers that No was said', () => {
    const said = run(openedWizard('book', { step: 'details', slot }), {
      type: 'workersCompAnswered',
      answer: 'no',
    });
    expect(run(said, { type: 'opened', step: 'details', slot }).step).toEqual({
      name: 'details',
      workersComp: 'no',
    });
  });

  test('[I8] details are step 1 of the progress, care is step 2, times have none', () => {
    expect(progressOf({ name: 'times' })).toBeUndefined();
    expect(progressOf({ name: 'details', workersComp: 'no' })).toBe(1);
    expect(progressOf({ name: 'care', questionIndex: 0 })).toBe(2);
  });
});

test('[I2] a visitor starts as a new adult patient unless the provider sees none', () => {
  const { provider } = visit;
  expect(firstPatientKind(provider)).toEqual({ isNewPatient: true, isAdultPatient: true });
  expect(firstPatientKind({ ...provider, seesAdults: false })).toEqual({
    isNewPatient: true,
    isAdultPatient: false,
  });
  expect(firstPatientKind({ ...provider, acceptsNewPatients: false }).isNewPatient).toBe(false);
});

describe('page', () => {
  const stored = { type: 'stored', visit, form, termsPrechecked: true, wasIdle: false } as const;
  const patient = bookingPageReducer({ step: 'starting' }, { ...stored, isComplete: false });
  const confirm = bookingPageReducer(patient, { type: 'patientSubmitted', termsPrechecked: true });
  const sending = bookingPageReducer(confirm, { type: 'confirmed' });
  const submissionOf = (page: BookingPage) => (page.step === 'confirm' ? page.submission.status : page.step);
  const answered = (answer: BookAnswer) => bookingPageReducer(sending, { type: 'answered', answer });

  test('[I9] the form merges into the confirmation and comes back as it was', () => {
    expect(patient.step).toBe('patient');
    expect(confirm).toMatchObject({ step: 'confirm', visit, form, hasAgreed: true });
    expect(bookingPageReducer(confirm, { type: 'patientReopened' })).toMatchObject({ step: 'patient', form });
    expect(
      bookingPageReducer({ step: 'starting' }, { ...stored, visit: undefined, isComplete: false }).step,
    ).toBe('nothingChosen');
  });

  test('[I10] without agreement nothing is sent', () => {
    const disagreed = bookingPageReducer(confirm, { type: 'termsToggled' });
    expect(submissionOf(bookingPageReducer(disagreed, { type: 'confirmed' }))).toBe('editing');
    expect(submissionOf(sending)).toBe('sending');
  });

  test('[I10] every outcome has its screen, and trying again goes back to the unsent one', () => {
    expect(answered({ error: false, outcome: 'booked', message: '', reference: '1' })).toMatchObject({
      step: 'booked',
      reference: '1',
    });
    const failed = answered({ error: true, outcome: 'refused', message: 'No' });
    expect(failed).toMatchObject({ submission: { status: 'failed', message: 'No' } });
    expect(submissionOf(bookingPageReducer(failed, { type: 'triedAgain' }))).toBe('editing');
    expect(submissionOf(answered({ error: true, outcome: 'unknown', message: '' }))).toBe('unknown');
    expect(submissionOf(bookingPageReducer(sending, { type: 'answerLost' }))).toBe('unknown');
  });

  test('[I14] asking again about a lost answer, and not being let through, does not make it a failure', () => {
    const refuse = { type: 'refusedBeforeSending', message: 'tooManyRequests' } as const;
    expect(bookingPageReducer(sending, refuse)).toMatchObject({ submission: { status: 'failed' } });
    const unknown = bookingPageReducer(sending, { type: 'answerLost' });
    const again = bookingPageReducer(unknown, { type: 'confirmed' });
    expect(submissionOf(bookingPageReducer(again, refuse))).toBe('unknown');
    const no: BookAnswer = { error: true, outcome: 'refused', message: 'The service is down.' };
    expect(submissionOf(bookingPageReducer(again, { type: 'answered', answer: no }))).toBe('unknown');
    expect(submissionOf(bookingPageReducer(sending, { type: 'answered', answer: no }))).toBe('failed');
  });

  test('[I15] a taken time keeps every detail and ends with another time', () => {
    const taken = answered({ error: true, outcome: 'slotTaken', message: '', alternatives: [] });
    expect(taken).toMatchObject({ visit, form, submission: { status: 'taken' } });
    const other = { ...visit, slot: { ...slot, rawTime: '14:00' } };
    expect(bookingPageReducer(taken, { type: 'visitChanged', visit: other })).toMatchObject({
      visit: other,
      form,
      submission: { status: 'editing' },
    });
  });

  test('[I14] while a booking may exist its details cannot be changed', () => {
    expect(bookingPageReducer(sending, { type: 'patientReopened' })).toBe(sending);
    const unknown = bookingPageReducer(sending, { type: 'answerLost' });
    expect(bookingPageReducer(unknown, { type: 'patientReopened' })).toBe(unknown);
  });
});

describe('draft', () => {
  const content = bookingContent(visit, form, { item: '', today: '2026-11-20' });
  const fresh = (draftId: string) => ({ draftId, now: 5, holdId: null });
  const first = draftFor(content, undefined, fresh('one'));

  test('[I14] trying again re-uses the key, the moment and the hold', () => {
    expect(draftFor({ ...content }, first, { draftId: 'two', now: 9, holdId: 'other' })).toBe(first);
  });

  test('[I14] another time or another patient is another booking', () => {
    expect(draftFor({ ...content, time: '14:00' }, first, fresh('two')).draftId).toBe('two');
    const values = { ...content.values, lastName: 'Other' };
    expect(draftFor({ ...content, values }, first, fresh('three')).draftId).toBe('three');
  });

  test('[I11] nothing can be read from the mark of a draft', () => {
    expect(first.fingerprint).toMatch(/^[a-z0-9]{4,14}$/);
  });
});

describe('hold', () => {
  const held: Hold = { status: 'held', holdId: 'h', endsAt: 600_000, isEnding: false };
  const after = (now: number) => holdReducer(held, { type: 'timePassed', now, warningSeconds: 120 });

  test('[I14] warns two minutes before the end and says when it is over', () => {
    expect(after(479_000)).toBe(held);
    expect(after(480_000)).toMatchObject({ status: 'held', isEnding: true });
    expect(after(600_000)).toEqual({ status: 'expired' });
  });

  test('[I14] renewing ends the warning', () => {
    const renewed = holdReducer(after(500_000), { type: 'holdPlaced', holdId: 'h', endsAt: 1_100_000 });
    expect(renewed).toMatchObject({ status: 'held', isEnding: false, endsAt: 1_100_000 });
  });

  test('[I14] activity renews at most once a minute, and only what is held', () => {
    expect(isWorthRenewing(held, { now: 59_999, renewedAt: 0 })).toBe(false);
    expect(isWorthRenewing(held, { now: 60_000, renewedAt: 0 })).toBe(true);
    expect(isWorthRenewing({ status: 'expired' }, { now: 60_000, renewedAt: 0 })).toBe(false);
  });
});

test('[I18] texts are wished for by the box alone, and never to a phone that takes none', () => {
  const page = { item: '', today: '2026-11-20' };
  const wish = (more: Partial<typeof form>) =>
    bookingContent(visit, { ...form, ...more }, page).values.wantsTexts;
  expect(wish({})).toBe('');
  expect(wish({ wantsTexts: 'true' })).toBe('true');
  expect(wish({ wantsTexts: 'true', phoneType: 'Home' })).toBe('');
});

test('[I1] the filter of the questions goes to the call-to-action link, whatever query or fragment an author gave it', () => {
  const hrefOf = (href: string) =>
    searchHref(
      { ctaLink: { value: { href } } },
      {
        specialty: { name: 'Cardiology', label: 'Cardiology', parts: [] },
        part: { name: 'Heart failure', label: 'Heart failure' },
        isAdultPatient: true,
      },
    );
  const filters = [
    'c_visible_specialties_sm:"Cardiology"',
    'c_specialty_details_sm:"Heart failure"',
    'c_provider_has_online_scheduling_b:"true"',
  ];
  for (const href of ['/find', '/find?typereturn=true', '/find?typereturn=true#results', '/find#results']) {
    const url = new URL(hrefOf(href), 'https://www.example.org');
    expect([url.pathname, url.hash, url.searchParams.get('typereturn')]).toEqual([
      '/find',
      href.includes('#') ? '#results' : '',
      href.includes('?') ? 'true' : null,
    ]);
    expect(url.searchParams.getAll('filter')).toEqual(filters);
  }
});
