import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { fixtures } from '@/blocks/VideoTierWide/fixtures';
import { VideoTierWide } from '@/blocks/VideoTierWide/VideoTierWide';
import { blockElement, checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { image, text } from '@/features/content/testing/fields';
import {
  agree,
  analytics,
  forget,
  playingFilm,
  toldOfVideos,
  vimeoSays,
} from '@/features/video/testing/players';

checkBlock('L3', 'VideoTierWide', VideoTierWide, fixtures);

const fields = {
  titleText: text('Night in the emergency room'),
  introText: text('<p>Twelve hours in two minutes.</p>'),
  imagePlaceholder: image('heart'),
  vimeoVideoUrl: text('https://vimeo.com/900800700'),
  transcriptText: text('<p>The doors never close.</p>'),
};
const watch = () => screen.getByRole('button', { name: 'Watch Video' });
const watchAndRead = () => screen.getByRole('link', { name: 'Watch Video With Transcript' });
const transcript = () => screen.getByText('Video Transcript').closest('details');
const isHidden = () => transcript()?.parentElement?.className === 'closed';

afterEach(() => forget());

test('[L3] authors see "Tier wide Video" where there is nothing, visitors see nothing', () => {
  const empty = { fields: { playButtonText: text('Play') } };
  expect(renderBlock(VideoTierWide, empty).container.innerHTML).toBe('');
  const { container } = renderBlock(VideoTierWide, { ...empty, page: { isEditing: true } });
  expect(container.textContent).toBe('Tier wide Video');
});

test('[L3] title and intro over the placeholder, and the two ways to watch; the author’s labels win', () => {
  const { container, unmount } = renderBlock(VideoTierWide, { fields });
  expect(screen.getByRole('heading', { name: 'Night in the emergency room' })).toBeTruthy();
  expect(container.querySelector('img')?.getAttribute('src')).toContain('heart.webp');
  expect([watch(), watchAndRead()]).toHaveLength(2);
  expect(isHidden()).toBe(true);
  expect(container.querySelector('iframe')).toBeNull();
  unmount();
  const labels = { playButtonText: text('See the night'), transcriptLinkText: text('See and read') };
  renderBlock(VideoTierWide, { fields: { ...fields, ...labels } });
  expect(screen.getByRole('button', { name: 'See the night' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See and read' })).toBeTruthy();
});

test('[L3] the button opens the video alone, Close closes it, and the focus comes back', async () => {
  const { container } = renderBlock(VideoTierWide, { fields });
  await userEvent.click(watch());
  const frame = await screen.findByTitle('Night in the emergency room');
  expect(frame.getAttribute('src')).toMatch(/video\/900800700\?.*autoplay=1/);
  expect(isHidden()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(container.querySelector('iframe')).toBeNull();
  expect(document.activeElement).toBe(watch());
});

test('[L3] the link opens video and transcript, and one Close closes both', async () => {
  const { container } = renderBlock(VideoTierWide, { fields });
  await userEvent.click(watchAndRead());
  await screen.findByTitle('Night in the emergency room');
  expect([isHidden(), transcript()?.open]).toEqual([false, true]);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([isHidden(), container.querySelector('iframe')]).toEqual([true, null]);
  expect(document.activeElement).toBe(watchAndRead());
});

test('[L3] no link to a transcript where there is none', () => {
  renderBlock(VideoTierWide, { fields: { ...fields, transcriptText: text('') } });
  expect(watch()).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[L3] [L4] a video that is opened again starts only once for the count', async () => {
  agree();
  renderBlock(VideoTierWide, { fields, page: { analytics } });
  for (const _time of [1, 2]) {
    await userEvent.click(watch());
    await screen.findByTitle('Night in the emergency room');
    vimeoSays({ event: 'play', data: { percent: 0 } });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(toldOfVideos()).toEqual([
    { eventName: 'videoStart', event: 'videoStart', videoName: 'Night in the emergency room' },
  ]);
});

test('[L3] a film of this site plays in the same place', async () => {
  const own = { ...fields, vimeoVideoUrl: text('/-/media/films/night.webm') };
  renderBlock(VideoTierWide, { fields: own, data: { captions: [] } });
  await userEvent.click(watch());
  const film = await playingFilm('Night in the emergency room');
  expect(film.autoplay).toBe(true);
  fireEvent.error(film);
  expect(screen.getByRole('alert').textContent).toContain('This video cannot be played at the moment.');
});

test('[L3] without scripts both are links: to the video, and to the transcript on the page', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(blockElement(VideoTierWide, { fields }));
  const [video, words] = page.querySelectorAll('a');
  expect(video?.getAttribute('href')).toBe('https://vimeo.com/900800700');
  const target = words?.getAttribute('href')?.slice(1) ?? '';
  expect([...page.querySelectorAll('[id]')].find(({ id }) => id === target)?.textContent).toContain(
    'never close',
  );
});

test('[L3] a video that is gone leaves words, picture and transcript', () => {
  const own = { ...fields, vimeoVideoUrl: text('/videos/5') };
  renderBlock(VideoTierWide, { fields: own, data: { captions: [], missing: 'gone' } });
  expect(screen.getByText('This video is no longer available.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(isHidden()).toBe(false);
});

test('[L3] an address that is authored as a link is the video’s as well', () => {
  const link = { value: { href: 'https://vimeo.com/801234567', text: '', linktype: 'external' } };
  renderBlock(VideoTierWide, { fields: { vimeoVideoUrl: link } });
  expect(screen.getByRole('button', { name: /^Watch Video/ })).toBeTruthy();
});
