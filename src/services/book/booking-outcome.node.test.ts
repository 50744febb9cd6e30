import { bookingOutcome } from '#services/book/booking-outcome';

const reply = (status: number, json: unknown, text = JSON.stringify(json)) =>
  bookingOutcome({ status, json, text, header: () => undefined });

test("[I12] 200 with code '200' is booked", () => {
  const json = {
    AppointmentStatusCode: '200',
    AppointmentStatusMessage: 'Appointment scheduled',
    Message: '',
    Appointment: { ContactIDs: [{ ID: '253179709114', Type: 'CSN' }] },
  };
  expect(reply(200, json)).toEqual({
    error: false,
    outcome: 'booked',
    message: 'Appointment scheduled',
    reference: '253179709114',
  });
  expect(reply(200, { AppointmentStatusCode: 200 })).toMatchObject({
    error: false,
    outcome: 'booked',
    reference: '',
  });
});

test('[I12] 200 with another code is an error with the status message, else the Message', () => {
  expect(
    reply(200, { AppointmentStatusCode: '500', AppointmentStatusMessage: 'No', Message: 'Other' }),
  ).toEqual({
    error: true,
    outcome: 'refused',
    message: 'No',
  });
  expect(reply(200, { AppointmentStatusCode: '31', Message: 'Other' })).toMatchObject({
    outcome: 'refused',
    message: 'Other',
  });
});

test.each(['same', 'sameDay', 'sameTime'] as const)(
  '[I14] a visit that the patient has already (%s) is no time that somebody else took',
  (visit) => {
    const json = { AppointmentStatusCode: '409', Message: 'x', OwnVisit: visit, Alternatives: [] };
    expect(reply(200, json)).toEqual({ error: true, outcome: 'hasVisit', message: 'x', visit });
    expect(reply(200, { ...json, OwnVisit: 'odd' })).toMatchObject({ outcome: 'slotTaken' });
  },
);

test('[I12] 400 is an error with Message', () => {
  expect(reply(400, { Message: 'Patient_Dob: wrong' })).toEqual({
    error: true,
    outcome: 'refused',
    message: 'Patient_Dob: wrong',
  });
  expect(reply(400, undefined, 'plain')).toEqual({ error: true, outcome: 'refused', message: '' });
});

test('[I12] 500 is an error with the second line of the text, trimmed and without markup', () => {
  expect(
    reply(500, undefined, 'An error has occurred.\r\n  The <b>service</b> is down.  \nthird'),
  ).toMatchObject({
    outcome: 'refused',
    message: 'The service is down.',
  });
  expect(reply(500, undefined, 'one line')).toEqual({ error: true, outcome: 'refused', message: '' });
  const long = reply(500, undefined, `first\n${'x'.repeat(900)}`);
  expect(long.message).toHaveLength(200);
});

test.each([201, 204, 302, 401, 403, 404, 422])('[I12] %i is an error without a message', (status) => {
  expect(reply(status, { Message: 'do not say' })).toEqual({
    error: true,
    outcome: 'refused',
    message: '',
  });
});

test.each([502, 503, 504])(
  "[I12] [I14] %i is a proxy's word that the answer is lost: neither booked nor refused",
  (status) => {
    const lost = { error: true, outcome: 'unknown', message: '' };
    expect(reply(status, undefined, '<h1>Bad gateway</h1>')).toEqual(lost);
  },
);

test('[I12] a 200 with a Message alone is an error with it; a status message without a code may be a booking', () => {
  const message = { Message: 'An error has occurred.' };
  expect(reply(200, message)).toEqual({
    error: true,
    outcome: 'refused',
    message: 'An error has occurred.',
  });
  expect(reply(200, { ...message, AppointmentStatusCode: null })).toMatchObject({ outcome: 'refused' });
  expect(reply(200, { AppointmentStatusMessage: 'Appointment scheduled' })).toMatchObject({
    outcome: 'unknown',
  });
});

test('[I12] a 200 that nobody can read is neither booked nor refused', () => {
  expect(reply(200, undefined, '<html>ok</html>')).toMatchObject({ error: true, outcome: 'unknown' });
  expect(reply(200, {})).toMatchObject({ outcome: 'unknown' });
});

test('[I15] a time that was taken comes with other times', () => {
  const taken = reply(200, {
    AppointmentStatusCode: '409',
    Message: 'That time was just taken. Please choose another.',
    Alternatives: [
      {
        Date: '2026-12-01',
        Time: '14:40:00',
        Department: { ID: '603', PracticeLocation: 'Hyde Park' },
        VisitType: { ID: '9003' },
      },
    ],
  });
  expect(taken).toMatchObject({ error: true, outcome: 'slotTaken', alternatives: [{ rawTime: '14:40' }] });
});

test('[I16] the code that shows and changes the visit is passed on where the gateway gives one', () => {
  const Appointment = { ManageToken: '0123456789ABCDEFGHJKMNPQRS' };
  expect(reply(200, { AppointmentStatusCode: '200', Appointment })).toMatchObject({
    manageCode: '0123456789ABCDEFGHJKMNPQRS',
  });
  expect(reply(200, { AppointmentStatusCode: '200', Appointment: {} })).not.toHaveProperty('manageCode');
});
