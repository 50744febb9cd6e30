import { screen } from '@testing-library/react';
import { LinkSidebar } from '@/blocks/LinkSidebar/LinkSidebar';
import { fixtures } from '@/blocks/LinkSidebar/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G7', 'LinkSidebar', LinkSidebar, fixtures);

test('[G7] six links, a phone number and one thing to do', () => {
  renderBlock(LinkSidebar, fixtures.default);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByRole('link', { name: '773-555-0100' }).getAttribute('href')).toBe('tel:+17735550100');
  expect(screen.getByRole('link', { name: 'Request an appointment' })).toBeTruthy();
});
