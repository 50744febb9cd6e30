import { filmOf, isPartial, withFilm } from '@/features/video/model/film';
import { videoOf } from '@/features/video/model/video';

const details = { file: '/-/media/films/ear.webm', captions: [] };

test('[L2] [D8] where a video plays without scripts', () => {
  expect(filmOf('https://vimeo.com/77/abcdef99', undefined)).toMatchObject({
    kind: 'vimeo',
    href: 'https://vimeo.com/77/abcdef99',
  });
  expect(filmOf('/videos/9', details)).toMatchObject({
    kind: 'hosted',
    href: '/-/media/films/ear.webm',
    details,
  });
  expect(filmOf('/videos/9', { captions: [], missing: 'gone' })).toMatchObject({ kind: 'hosted', href: '' });
  expect(filmOf('/-/media/films/ear.mp4', undefined)).toMatchObject({
    kind: 'file',
    href: '/-/media/films/ear.mp4',
  });
  expect(filmOf('https://films.example.net/9', undefined)).toMatchObject({ kind: 'elsewhere' });
  expect(filmOf('javascript:alert(1)', undefined)).toBeUndefined();
  expect(withFilm({ url: 'nowhere', title: 'x' }, undefined)).toEqual({
    url: 'nowhere',
    title: 'x',
    film: undefined,
  });
});

test('[L2] a video of the own service is missing until its film is known, others are not', () => {
  expect(videoOf('/videos/9', undefined).missing).toBe('unavailable');
  expect(videoOf('/videos/9', { captions: [], missing: 'gone' }).missing).toBe('gone');
  expect(videoOf('/videos/9', details)).toMatchObject({ missing: undefined, canPlay: true });
  expect(videoOf('https://vimeo.com/9', undefined)).toMatchObject({ missing: undefined, canPlay: true });
  expect(videoOf('https://films.example.net/9', undefined).canPlay).toBe(false);
});

test('[L2] a page whose video nobody could find is not kept', () => {
  expect(isPartial({ ok: true, data: { captions: [] }, isPartial: true })).toBe(true);
  for (const loaded of [
    undefined,
    { ok: true, data: { captions: [] } } as const,
    { ok: false, error: 'x' } as const,
  ])
    expect(isPartial(loaded)).toBe(false);
});
