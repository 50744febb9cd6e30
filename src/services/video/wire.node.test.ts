import { tracksWire } from '#services/video/wire';

test('[L4] captions that cannot be read take no others with them; where none can be, the service does not say', () => {
  const track = { active: true, type: 'captions', language: 'en', name: 'English', link: '/en.vtt' };
  const odd = { ...track, language: null };
  expect(tracksWire.parse({ data: [odd, track] }).data).toEqual([track]);
  expect(tracksWire.safeParse({ data: [odd] }).success).toBe(false);
  expect(tracksWire.parse({ data: [] }).data).toEqual([]);
});
