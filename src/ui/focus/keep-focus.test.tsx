import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { keepFocus } from './keep-focus';

// The browser of these tests draws nothing.
beforeAll(() => {
  Element.prototype.checkVisibility = function isDrawn() {
    return this.closest('[hidden]') === null;
  };
  keepFocus();
});

const lost = () => document.activeElement === document.body;

function Chips(): ReactNode {
  const [chips, setChips] = useState(['Spanish', 'Female']);
  const [isOpen, setOpen] = useState(true);
  const [isHeld, setHeld] = useState(true);
  return (
    <main>
      <h1>Find a doctor</h1>
      <ul>
        {chips.map((chip) => (
          <li key={chip}>
            <button type="button" onClick={() => setChips(chips.filter((one) => one !== chip))}>
              {chip}
            </button>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <section>
          <button type="button" onClick={() => setOpen(false)}>
            Dismiss
          </button>
        </section>
      ) : null}
      <div tabIndex={-1} data-testid="hold">
        {isHeld ? (
          <button type="button" onClick={() => setHeld(false)}>
            Keep holding
          </button>
        ) : null}
      </div>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

test('[I14] [B26] [M3] what goes away leaves the focus where it was, not at the top of the page', async () => {
  render(<Chips />);
  await press('Keep holding');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('hold')));
  await press('Spanish');
  await waitFor(() => expect(focused()).toBe('Female'));
  await press('Female');
  await waitFor(() => expect(focused()).toBe('Find a doctor'));
  await press('Dismiss');
  await waitFor(() => expect(focused()).toBe('Find a doctor'));
});

test('[M3] who lets go of a control by pressing on the page is not taken back to it', async () => {
  render(<Chips />);
  await press('Spanish');
  await waitFor(() => expect(focused()).toBe('Female'));
  await userEvent.click(document.body);
  await waitFor(() => expect(lost()).toBe(true));
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(lost()).toBe(true);
});
