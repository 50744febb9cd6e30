import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Pagination } from '@/ui/pagination/Pagination';

const hrefOf = (page: number) => `/find?page=${page}`;

test('[B9] pages are links; the current one is marked', async () => {
  const { container } = render(<Pagination page={2} pages={9} hrefOf={hrefOf} />);
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/find?page=2');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/find?page=3');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/find?page=1');
  expect(await axe(container)).toHaveNoViolations();
});

test('[B9] one page needs no pagination', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container.innerHTML).toBe('');
});

test('[B9] a plain click is the caller’s, one with a key held is the browser’s', async () => {
  const went: number[] = [];
  render(<Pagination page={1} pages={3} hrefOf={hrefOf} onGo={(page) => went.push(page)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(went).toEqual([2]);
});
