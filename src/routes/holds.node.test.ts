import { json, routesWorld } from '#routes/testing/world';

let world: Awaited<ReturnType<typeof routesWorld>>;
beforeAll(async () => {
  world = await routesWorld(async () => ({
    hold: (await import('@/pages/api/scheduling/hold')).default,
    'extend-hold': (await import('@/pages/api/scheduling/extend-hold')).default,
    'release-hold': (await import('@/pages/api/scheduling/release-hold')).default,
  }));
});
afterAll(() => world.stop());

const post = (...sent: Parameters<typeof world.post>) => world.post(...sent);

describe('holds', () => {
  const hold = {
    visitorId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
    providerId: '1000000012',
    date: '2026-12-01',
    time: '14:00',
    visitType: '9003',
    departmentId: '603',
  };
  const held = {
    HoldID: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
    ExpiresAt: '2026-11-20T22:58:00.000Z',
    ServerTime: '2026-11-20T22:48:00.000Z',
    HoldMinutes: 10,
  };

  test('[I14] a hold says how many seconds are left, whatever the visitor thinks the time is', async () => {
    world.answer = () => json(held, 201);
    expect(JSON.parse((await post('hold', hold)).text)).toEqual({ holdId: held.HoldID, secondsLeft: 600 });
  });

  test('[I15] a time that was taken comes with others', async () => {
    world.answer = () =>
      json(
        {
          Message: 'x',
          Alternatives: [
            { Date: '2026-12-01', Time: '14:40:00', Department: { ID: '603' }, VisitType: { ID: '9003' } },
          ],
        },
        409,
      );
    const taken = await post('hold', hold);
    expect(taken.status).toBe(409);
    expect(JSON.parse(taken.text)).toMatchObject({
      error: 'slotTaken',
      alternatives: [{ rawTime: '14:40' }],
    });
  });

  test('[I14] a gateway without holds is no failure of the booking', async () => {
    world.answer = () => ({ status: 404, body: '' });
    expect((await post('hold', hold)).text).toBe('{"error":"holdsUnsupported"}');
    world.answer = () => json({ Message: 'gone' }, 410);
    expect((await post('extend-hold', { holdId: held.HoldID })).text).toBe('{"error":"holdGone"}');
    world.answer = () => ({ status: 503, body: '' });
    expect((await post('release-hold', { holdId: held.HoldID })).status).toBe(200);
  });

  test('[I14] three holds an hour with one provider, and refused ones do not count', async () => {
    world.answer = () => json({ Message: 'taken' }, 409);
    const of = { ...hold, providerId: '1000000099' };
    await post('hold', of);
    world.answer = () => json(held, 201);
    const statuses: number[] = [];
    for (const time of ['14:00', '14:20', '14:40', '15:00'])
      statuses.push((await post('hold', { ...of, time })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('[I14] who loads the page again, or goes back to it, takes their own time as often as they like', async () => {
    world.answer = () => json(held, 201);
    const of = { ...hold, providerId: '1000000096' };
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await post('hold', of)).status);
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
    const others: number[] = [];
    for (const time of ['14:20', '14:40', '15:00', '15:00', '14:00'])
      others.push((await post('hold', { ...of, time })).status);
    // A time that was refused is a new one when it is asked for again.
    expect(others).toEqual([200, 200, 429, 429, 200]);
  });
});

test('[I14] who shares a network with a visitor at their limit holds times all the same', async () => {
  world.answer = () =>
    json(
      {
        HoldID: '6f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11',
        ExpiresAt: '2026-11-20T22:58:00.000Z',
        ServerTime: '2026-11-20T22:48:00.000Z',
      },
      201,
    );
  const visit = { date: '2026-12-01', time: '14:00', visitType: '9003', departmentId: '603' };
  let minute = 10;
  const hold = (nth: number) => {
    const visitorId = `5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f${10 + nth}`;
    const time = `14:${(minute += 1)}`;
    return post('hold', { ...visit, time, visitorId, providerId: '1000000097' });
  };
  const statuses: number[] = [];
  for (const nth of [0, 0, 0, 0, 1, 1, 1, 1, 2]) statuses.push((await hold(nth)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 429, 200]);
  // A program that invents visitors comes to an end too.
  for (let nth = 3; nth < 12; nth += 1) statuses.push((await hold(nth)).status);
  expect(statuses.slice(9)).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
});

test('[I14] repeated calls for taken slots and unknown holds are told to wait', async () => {
  world.answer = () => json({ Message: 'taken' }, 409);
  const of = { visitorId: '5f0c9a1e-6f0e-4d0c-9d8e-0d7c5d0a9f11', providerId: '1000000098' };
  const hold = { ...of, date: '2026-12-01', time: '14:00', visitType: '9003', departmentId: '603' };
  for (const [call, body] of [
    ['hold', hold],
    ['release-hold', { holdId: of.visitorId }],
  ] as const) {
    const statuses = new Set<number>();
    for (let round = 0; round < 11; round += 1) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => post(call, body)));
      for (const { status } of answers) statuses.add(status);
    }
    expect([call, statuses.has(429)]).toEqual([call, true]);
  }
});
