import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThreeColumnList } from '@/blocks/ThreeColumnList/ThreeColumnList';
import { fixtures } from '@/blocks/ThreeColumnList/fixtures';
import { checkBlock, renderBlock } from '@/features/content/testing/check-block';

checkBlock('G3', 'ThreeColumnList', ThreeColumnList, fixtures);

test('[G3] nine links need no button', () => {
  renderBlock(ThreeColumnList, fixtures.default);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[G3] more than nine come with a button that says what it does', async () => {
  renderBlock(ThreeColumnList, fixtures.more);
  expect(screen.getAllByRole('link')).toHaveLength(14);
  const button = screen.getByRole('button', { name: 'Show More' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' }).getAttribute('aria-expanded')).toBe('true');
});

test('[G3] [O1] authors see every entry of a long list', () => {
  const { container } = renderBlock(ThreeColumnList, { ...fixtures.more, page: { isEditing: true } });
  expect(container.querySelector('ul')?.className).toBe('list');
  expect(container.querySelectorAll('li')).toHaveLength(14);
  expect(screen.queryByRole('button')).toBeNull();
});
