import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtures } from '@/blocks/Video/fixtures';
import { Video } from '@/blocks/Video/Video';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { text } from '@/features/content/testing/fields';
import {
  agree,
  analytics,
  at,
  filmAt,
  forget,
  playingFilm,
  toldOfVideos,
  vimeoSays,
} from '@/features/video/testing/players';

checkBlock('L2', 'Video', Video, fixtures);

const unlisted = {
  fields: {
    vimeoVideoUrl: text('https://vimeo.com/801234567/0f1e2d3c4b'),
    videoHeaderText: text('Nurses explain the monitor'),
    transcriptText: text('<p>This line is your heart.</p>'),
  },
  data: { name: 'The monitor', captions: [] },
};
const film = {
  fields: { vimeoVideoUrl: text('/videos/31'), transcriptText: text('<p>Stand up slowly.</p>') },
  data: {
    name: 'Getting up',
    file: '/-/media/films/up.webm',
    seconds: 80,
    captions: [
      { src: '/-/media/films/up.en.vtt', language: 'en', label: 'English' },
      { src: '/-/media/films/up.es-MX.vtt', language: 'es-MX', label: 'Español' },
    ],
  },
};
const play = (title: string) => screen.getByRole('button', { name: new RegExp(`^Play video: ${title}`) });

beforeEach(() => agree());
afterEach(() => {
  forget();
  jest.useRealTimers();
});

test('[L2] nothing without an address; authors see the label "Video"', () => {
  const fields = { videoHeaderText: text('Alone'), transcriptText: text('<p>Words.</p>') };
  expect(renderBlock(Video, { fields }).container.innerHTML).toBe('');
  const lost = { vimeoVideoUrl: text('ask Anna'), videoHeaderText: text('Alone') };
  expect(renderBlock(Video, { fields: lost }).container.innerHTML).toBe('');
  const author = renderBlock(Video, { fields, page: { isEditing: true } });
  expect(author.container.textContent).toBe('Video');
});

test('[L2] caption and transcript stand below it, and no part of the player is there before it is started', () => {
  const { container } = renderBlock(Video, unlisted);
  expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(
    'Nurses explain the monitor',
  );
  const transcript = screen.getByText('Video Transcript').closest('details');
  expect(transcript?.open).toBe(false);
  expect(within(transcript as HTMLElement).getByText('This line is your heart.')).toBeTruthy();
  expect(container.querySelector('iframe, video, script[src], link')).toBeNull();
  expect(container.innerHTML).not.toContain('player.vimeo.com');
});

test('[L2] [L4] a video of which the service says nothing has the name of its caption', () => {
  renderBlock(Video, fixtures.default);
  expect(screen.getByRole('button', { name: /How to find the door/ })).toBeTruthy();
});

test('[L2] without scripts it is a link, and the transcript opens', () => {
  const markup = (fixture: object) => renderToStaticMarkup(blockElement(Video, fixture));
  expect(markup(unlisted)).toMatch(/<a href="https:\/\/vimeo\.com\/801234567\/0f1e2d3c4b"/);
  expect(markup(unlisted)).toMatch(/<details[^>]*><summary>Video Transcript/);
  expect(markup(film)).toContain('<a href="/-/media/films/up.webm"');
  for (const html of [markup(unlisted), markup(film)]) expect(html).not.toMatch(/<(button|iframe|video)/);
});

test('[L4] a video of Vimeo: start, quarters and end are reported once each, and only to whoever is Vimeo', async () => {
  renderBlock(Video, { ...unlisted, page: { analytics } });
  await userEvent.click(play('The monitor'));
  const frame = await screen.findByTitle('The monitor');
  expect(frame.getAttribute('src')).toMatch(
    /^https:\/\/player\.vimeo\.com\/video\/801234567\?h=0f1e2d3c4b&.*dnt=1/,
  );
  expect(document.activeElement).toBe(frame);
  vimeoSays({ event: 'ended' }, 'https://vimeo.com.example.net');
  vimeoSays({ event: 'ready' });
  expect(toldOfVideos()).toEqual([]);
  for (const event of [
    { event: 'play', data: { percent: 0 } },
    at(0.1),
    at(0.25),
    at(0.26),
    at(0.55),
    { event: 'pause' },
    { event: 'play', data: { percent: 0.55 } },
    at(0.3),
    at(0.8),
    at(1),
    { event: 'ended', data: { percent: 1 } },
    { event: 'play', data: { percent: 0 } },
    at(0.9),
    { event: 'ended', data: { percent: 1 } },
  ])
    vimeoSays(event);
  expect(toldOfVideos()).toEqual(
    ['videoStart', 'video 25 percent', 'video 50 percent', 'video 75 percent', 'video complete'].map(
      (eventName) => ({
        eventName,
        event: eventName,
        videoName: 'The monitor',
      }),
    ),
  );
});

test('[L2] [L4] [N1] a film of this site plays with captions in the language of the page, and reports the same', async () => {
  const spanish = { language: 'es-MX', analytics } as const;
  const { container } = renderBlock(Video, { ...film, page: spanish });
  await userEvent.click(play('Getting up'));
  const playing = await playingFilm('Getting up');
  expect([playing.getAttribute('src'), playing.controls, playing.autoplay]).toEqual([
    '/-/media/films/up.webm',
    true,
    true,
  ]);
  const tracks = [...container.querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang, default: isOn }) => [kind, srclang, isOn])).toEqual([
    ['captions', 'en', false],
    ['captions', 'es-MX', true],
  ]);
  fireEvent.playing(playing);
  filmAt(playing, 0.24);
  filmAt(playing, 0.51);
  fireEvent.playing(playing);
  fireEvent.ended(playing);
  fireEvent.ended(playing);
  expect(toldOfVideos()).toMatchObject(
    ['videoStart', 'video 25 percent', 'video 50 percent', 'video 75 percent', 'video complete'].map(
      (eventName) => ({ eventName }),
    ),
  );
});

test('[N1] [N2] nothing is reported of a visitor who has not agreed', async () => {
  forget();
  renderBlock(Video, { ...film, page: { analytics } });
  await userEvent.click(play('Getting up'));
  fireEvent.playing(await playingFilm('Getting up'));
  expect(window.analyticsQueue).toBeUndefined();
});

test('[L2] a player that never answers is said to be missing after a while, with other ways; it may still come', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderBlock(Video, unlisted);
  await user.click(play('The monitor'));
  await screen.findByTitle('The monitor');
  act(() => {
    jest.advanceTimersByTime(9_000);
  });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    jest.advanceTimersByTime(2_000);
  });
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('This video cannot be played at the moment.')).toBeTruthy();
  expect(notice.getByText('The transcript says what is said and shown.')).toBeTruthy();
  const link = notice.getByRole('link', { name: 'Watch it at Vimeo' });
  expect(link.getAttribute('href')).toBe('https://vimeo.com/801234567/0f1e2d3c4b');
  await act(async () => vimeoSays({ event: 'ready' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  [
    'has no such video',
    { event: 'error', data: { method: 'ready', name: 'NotFoundError', message: 'gone' } },
  ],
  ['may not show it here', { event: 'error', data: { method: 'play', name: 'PrivacyError', message: 'no' } }],
])('[L2] a player that %s is not waited for', async (_why, said) => {
  renderBlock(Video, unlisted);
  await userEvent.click(play('The monitor'));
  await screen.findByTitle('The monitor');
  await act(async () => vimeoSays(said));
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('[L2] a film that breaks off can be tried again', async () => {
  renderBlock(Video, film);
  await userEvent.click(play('Getting up'));
  const first = await playingFilm('Getting up');
  fireEvent.error(first);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await playingFilm('Getting up')).not.toBe(first);
});

test('[L2] a video that is gone leaves a sentence and its transcript', () => {
  const { rerender } = renderBlock(Video, { fields: film.fields, data: { captions: [], missing: 'gone' } });
  expect(screen.getByText('This video is no longer available.')).toBeTruthy();
  expect(screen.getByText('Stand up slowly.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(blockElement(Video, { fields: film.fields, data: { captions: [], missing: 'unavailable' } }));
  expect(screen.getByText('This video cannot be played at the moment.')).toBeTruthy();
});

test('[A13] what the service says of it is there for search engines, and nothing where it says nothing', () => {
  const structured = { '@type': 'VideoObject', name: '</script><b>' };
  const { container, rerender } = renderBlock(Video, { ...film, data: { ...film.data, structured } });
  const script = () => container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script()?.textContent ?? '')).toEqual(structured);
  expect(script()?.innerHTML).not.toContain('</script');
  rerender(blockElement(Video, film));
  expect(script()).toBeNull();
});

test('[L2] [O1] authors are told what it lacks, and play nothing', () => {
  const fields = { vimeoVideoUrl: text('https://example.net/film'), videoHeaderText: text('A film') };
  const { container } = renderBlock(Video, { fields, page: { isEditing: true } });
  expect(container.textContent).toContain('user interaction not available in experience editor');
  expect(container.textContent).toContain('only a link is shown');
  expect(container.textContent).toContain('transcriptText is empty');
  expect(screen.queryByRole('link')).toBeNull();
});

test('[L2] an author’s placeholder picture stands in for the video, before the service’s own', () => {
  const imagePlaceholder = { value: { src: '/-/media/authored.webp', alt: '', width: 640, height: 360 } };
  const fields = { vimeoVideoUrl: text('/videos/31'), imagePlaceholder };
  const data = { file: '/-/media/up.webm', captions: [], poster: '/-/media/of-the-service.webp' };
  const { container } = renderBlock(Video, { fields, data });
  expect([...container.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src))).toEqual([
    expect.stringContaining('/-/media/authored.webp'),
  ]);
});

test('[L2] [O1] who looks at a preview reads that the video has no captions; visitors do not', () => {
  const data = { name: 'The monitor', captions: [], isUncaptioned: true };
  const { unmount } = renderBlock(Video, { ...unlisted, data, page: { isPreview: true } });
  expect(screen.getByText(/vimeo.com\/801234567\/0f1e2d3c4b has no captions/)).toBeTruthy();
  unmount();
  renderBlock(Video, { ...unlisted, data });
  expect(screen.queryByText(/no captions/)).toBeNull();
});

test('[L2] an address that is authored as a link is the video’s as well', () => {
  const link = { value: { href: 'https://vimeo.com/801234567', text: '', linktype: 'external' } };
  renderBlock(Video, { fields: { vimeoVideoUrl: link } });
  expect(screen.getByRole('button', { name: /^Play video/ })).toBeTruthy();
});
