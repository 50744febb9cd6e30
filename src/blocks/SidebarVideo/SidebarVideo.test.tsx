import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fixtures } from '@/blocks/SidebarVideo/fixtures';
import { SidebarVideo } from '@/blocks/SidebarVideo/SidebarVideo';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';
import { flag, text } from '@/features/content/testing/fields';

checkBlock('L1', 'SidebarVideo', SidebarVideo, fixtures);

const fields = {
  titleText: text('Dialysis at home'),
  introText: text('<p>Two rooms, <b>one</b> machine.</p>'),
  vimeoVideoUrl: text('https://vimeo.com/groups/renal/videos/655443322'),
  transcriptText: text('<p>I do it while I sleep.</p>'),
};
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('[L1] only the callouts that are filled are shown, each with its title and its count', () => {
  const counts = { count1Title: text('homes'), count1: text('212'), count2: text(''), count3: text('24/7') };
  renderBlock(SidebarVideo, { fields: { ...fields, ...counts } });
  const shown = [...(screen.getByRole('figure').ownerDocument.querySelector('dl')?.children ?? [])];
  expect(shown.map((callout) => callout.textContent)).toEqual(['homes212', '24/7']);
});

test('[L1] without a callout that is filled there is no list of them', () => {
  const { container } = renderBlock(SidebarVideo, {
    fields: { ...fields, count2: text(' '), count2Title: text('') },
  });
  expect(container.querySelector('dl')).toBeNull();
});

test('[L1] the media stands after the text, with mediaFirst before it', () => {
  const { unmount } = renderBlock(SidebarVideo, { fields });
  const order = () =>
    isBefore(screen.getByRole('figure'), screen.getByRole('heading', { name: 'Dialysis at home' }));
  expect(order()).toBe(false);
  unmount();
  renderBlock(SidebarVideo, { fields: { ...fields, mediaFirst: flag(true) } });
  expect(order()).toBe(true);
});

test('[L1] the video is named after the title, and its transcript is behind "Video Transcript"', async () => {
  renderBlock(SidebarVideo, { fields });
  expect(screen.getByText('one').tagName).toBe('B');
  const transcript = screen.getByText('Video Transcript').closest('details') as HTMLElement;
  expect(within(transcript).getByText('I do it while I sleep.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Play video: Dialysis at home' }));
  const frame = await screen.findByTitle('Dialysis at home');
  expect(frame.getAttribute('src')).toMatch(/^https:\/\/player\.vimeo\.com\/video\/655443322\?/);
});

test('[L1] without a video its words stay, and authors are told', () => {
  const { vimeoVideoUrl: _none, ...words } = fields;
  const visitor = renderBlock(SidebarVideo, { fields: words });
  expect(screen.getByRole('heading', { name: 'Dialysis at home' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  visitor.unmount();
  const author = renderBlock(SidebarVideo, { fields: words, page: { isEditing: true } });
  expect(author.container.textContent).toContain('vimeoVideoUrl is empty');
});

test('[L1] an author’s placeholder picture stands in for the video, before the service’s own', () => {
  const imagePlaceholder = { value: { src: '/-/media/authored.webp', alt: '', width: 640, height: 360 } };
  const fields = { vimeoVideoUrl: text('/videos/31'), imagePlaceholder };
  const data = { file: '/-/media/up.webm', captions: [], poster: '/-/media/of-the-service.webp' };
  const { container } = renderBlock(SidebarVideo, { fields, data });
  expect([...container.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src))).toEqual([
    expect.stringContaining('/-/media/authored.webp'),
  ]);
});

test('[L1] an address that is authored as a link is the video’s as well', () => {
  const link = { value: { href: 'https://vimeo.com/801234567', text: '', linktype: 'external' } };
  renderBlock(SidebarVideo, { fields: { vimeoVideoUrl: link } });
  expect(screen.getByRole('button', { name: /^Play video/ })).toBeTruthy();
});
