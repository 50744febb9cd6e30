import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { addDays } from '@/lib/chicago-time';
import { groupSlots } from '../model/slots';
import { timeOfDay } from '../model/time-of-day';
import type { Times } from '../state/use-times';
import { slot } from '../testing/samples';
import { renderOnPage } from '../testing/world';
import { AllTimes } from './all-times';

const hour = 3_600_000;
const day = 24 * hour;
/** Ten times on each of thirty days. */
const slots = Array.from({ length: 300 }, (_, nth) => {
  const [days, hours] = [Math.floor(nth / 10), nth % 10];
  return {
    ...slot,
    date: addDays(slot.date, days),
    rawTime: `${String(8 + hours).padStart(2, '0')}:00`,
    instant: Date.parse('2099-12-01T14:00:00Z') + days * day + hours * hour,
  };
});
const filter = { location: '', wanted: timeOfDay.allDay };
const times: Times = {
  status: 'ready',
  isRetrying: false,
  allSlots: slots,
  slots,
  video: { states: [], place: '', isAsked: false, setPlace: () => undefined },
  now: 1,
  dates: groupSlots(slots, filter, 1),
  locations: ['Hyde Park'],
  filter,
  missing: null,
  hasWaitlist: true,
  hasSoonerDoctors: false,
  specialty: 'Cardiology',
  setLocation: () => undefined,
  toggleHalf: () => undefined,
  reload: () => undefined,
};
const show = () =>
  renderOnPage(<AllTimes times={times} chosen={undefined} onToggle={() => undefined} headingLevel={3} />);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('[I2] of all times a few dates are shown at once; pages, weeks and days lead to the others', async () => {
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  const { container } = show();
  expect(headings()).toHaveLength(7);
  expect(headings()[0]).toBe('Tuesday, December 1, 2099');
  expect(await axe(container)).toHaveNoViolations();
  const earlier = screen.getByRole('button', { name: 'Earlier days' });
  expect(earlier.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Later days' }));
  expect(headings()[0]).toBe('Tuesday, December 8, 2099');
  expect(screen.getByText('Times from Tuesday, December 8 to Monday, December 14').tagName).toBe('OUTPUT');
  await userEvent.click(earlier);
  expect(headings()[0]).toBe('Tuesday, December 1, 2099');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Go to a week' }),
    'Week of Monday, December 21',
  );
  expect(headings()[0]).toBe('Monday, December 21, 2099');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Go to a day' }), 'Friday, December 25');
  expect(headings()[0]).toBe('Friday, December 25, 2099');
});

test('[I2] Tab stops once in a date; arrow keys, Home and End lead to its other times', async () => {
  show();
  const first = screen.getByRole('toolbar', { name: 'Tuesday, December 1, 2099' });
  const buttons = within(first).getAllByRole('button');
  expect(buttons).toHaveLength(10);
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons[0]]);
  act(() => buttons[0]?.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(buttons[2]);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(buttons[1]);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(buttons[9]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(buttons[9]);
  await userEvent.tab();
  const second = screen.getByRole('toolbar', { name: 'Wednesday, December 2, 2099' });
  expect(document.activeElement).toBe(within(second).getAllByRole('button')[0]);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(buttons[9]);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Home', ctrlKey: true });
  expect(document.activeElement).toBe(buttons[9]);
});

test('[I2] by whose clock the times are is said once, above them, and to screen readers with each', () => {
  show();
  expect(screen.getByText('Times are in Central Time', { selector: 'p' })).toBeTruthy();
  const [button] = within(screen.getByRole('toolbar', { name: 'Tuesday, December 1, 2099' })).getAllByRole(
    'button',
  );
  expect(button?.textContent).toBe('8:00 AM');
  expect(button?.getAttribute('aria-label')).toMatch(/^8:00 AM CST, /);
});
