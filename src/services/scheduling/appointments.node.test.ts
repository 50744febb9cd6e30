import { createServer } from 'node:http';
import { listen } from '#routes/testing/world';

let days: readonly unknown[] = [];
const gateway = createServer((request, response) => {
  request.resume().on('end', () => {
    const Departments = [{ Name: 'Clinic', IDs: [{ ID: '603' }], PracticeLocation: 'Hyde Park' }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ DefaultSpecialty: 'Dermatology', Departments, ScheduleDays: days }));
  });
});
beforeAll(async () => {
  process.env.SCHEDULING_HOST = await listen(gateway);
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

const day = (Date: string, ID: string) => ({
  Date,
  Department: { ID: '603', PracticeLocation: 'Hyde Park' },
  VisitType: { ID },
  Slots: [{ DisplayTime: '09:00:00' }],
});

async function found(sent: readonly unknown[]) {
  days = sent;
  const { findAppointments } = await import('#services/scheduling/appointments');
  const asked = { providerId: '1000000041', specialty: '', isNewPatient: true, isAdultPatient: true };
  const answer = await findAppointments(asked, {
    now: Date.parse('2026-11-28T16:00:00Z'),
    signal: undefined,
  });
  return answer.ok ? answer.value.days.map(({ date, visitType }) => [date, visitType]) : answer.error;
}

test('[I4] no time of a visit type that this patient cannot have', async () => {
  const days = [day('2026-12-01', '9003'), day('2026-12-02', '332'), day('2027-05-27', '9011')];
  expect(await found(days)).toEqual([
    ['2026-12-01', '9003'],
    ['2027-05-27', '9011'],
  ]);
});

test('[I3] [I4] a gateway that answers with nothing but other visit types is an outage, not "no appointments"', async () => {
  expect(await found([day('2026-12-02', '332')])).toBe('unavailable');
  expect(await found([])).toEqual([]);
});
