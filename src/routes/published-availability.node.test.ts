import { json, routesWorld } from '#routes/testing/world';

test('[I21] [I14] files that cannot be had, however many are asked for, close nothing to those who book', async () => {
  jest.resetModules();
  const world = await routesWorld(async () => ({
    insurance: (await import('@/pages/api/scheduling/insurance')).default,
  }));
  try {
    world.answer = (path) =>
      path.startsWith('/availability/')
        ? { status: 500, body: '' }
        : json({ InsurancePickList: { InsurancePlans: [{ InsurancePlanID: 1, InsurancePlan: 'Plan' }] } });
    const { readAvailabilityFile } = await import('#services/availability/published');
    const ask = () => readAvailabilityFile('locations.ndjson', undefined);
    const answers = await Promise.all(Array.from({ length: 60 }, ask));
    expect(answers.every((answer) => !answer.ok && answer.error === 'unavailable')).toBe(true);
    await ask();
    // After so many failures the files are not asked for any more.
    const asked = world.seen.length;
    await ask();
    expect(world.seen).toHaveLength(asked);
    expect((await world.post('insurance', {})).status).toBe(200);
  } finally {
    world.stop();
  }
});
