import { render, screen } from '@testing-library/react';
import { fixtures } from '@/blocks/ForefrontChannel/fixtures';
import { ForefrontChannel } from '@/blocks/ForefrontChannel/ForefrontChannel';
import type { BlockProps } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import type { ChannelStories } from '@/contracts/articles';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('H1', 'ForefrontChannel', ForefrontChannel, fixtures);

test('[H1] a channel shows six stories under its name, and leads to all of them', () => {
  renderBlock(ForefrontChannel, fixtures.default);
  expect(screen.getByRole('heading', { level: 2, name: 'Sleep & dreams' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  const all = '/forefront/collection?channel=9f8e7d6c&channelName=Sleep+%26+dreams';
  expect(screen.getByRole('link', { name: 'All stories: Sleep & dreams' }).getAttribute('href')).toBe(all);
  expect(screen.getByRole('link', { name: 'Load More' }).getAttribute('href')).toBe(
    `${all}&page=2#stories-uid-7`,
  );
});

test('[H1] the author’s title and link come before those of the channel', () => {
  renderBlock(ForefrontChannel, fixtures.authored);
  expect(screen.getByRole('heading', { level: 2, name: 'Good nights' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All about sleep' }).getAttribute('href')).toBe('/sleep');
  expect(screen.queryByRole('link', { name: /All stories/ })).toBeNull();
});

test('[H1] a channel whose stories all stand above is nothing', () => {
  const { container } = renderBlock(ForefrontChannel, {
    ...fixtures.default,
    data: { ...fixtures.default.data, articles: [], total: 0 },
  });
  expect(container.textContent).toBe('');
});

test('[H1] authors read why visitors see no channel', () => {
  const page = { language: 'en', defaultLanguage: 'en', isEditing: true } as Page;
  const block = { rendering: { uid: 'u', componentName: 'ForefrontChannel', dataSource: '' }, params: {} };
  const noticeWith = (data: BlockProps<ComponentFields, ChannelStories>['data']) =>
    render(
      <PageContext value={page}>
        <ForefrontChannel {...block} fields={{ titleText: { value: 'Sleep' } }} data={data} />
      </PageContext>,
    ).container.textContent;
  expect(noticeWith({ ok: false, error: 'notFound' })).toContain('channelTag is empty, or names a channel');
  expect(noticeWith(undefined)).not.toContain('Visitors see nothing');
});
