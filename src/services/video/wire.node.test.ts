import { tracksWire, videoWire } from '#services/video/wire';

test('[L4] captions that cannot be read take no others with them; where none can be, the service does not say', () => {
  const track = { active: true, type: 'captions', language: 'en', name: 'English', link: '/en.vtt' };
  const odd = { ...track, language: null };
  expect(tracksWire.parse({ data: [odd, track] }).data).toEqual([track]);
  expect(tracksWire.safeParse({ data: [odd] }).success).toBe(false);
  expect(tracksWire.parse({ data: [] }).data).toEqual([]);
});

test('[L4] a picture of a size that cannot be read takes no others with it', () => {
  const size = { width: 640, height: 360, link: 'https://i.example/640.jpg' };
  const read = (sizes: unknown) => videoWire.parse({ pictures: { sizes } }).pictures?.sizes;
  expect(read([{ ...size, width: null }, size])).toEqual([size]);
  expect(read('none')).toEqual([]);
});
