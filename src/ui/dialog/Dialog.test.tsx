import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/ui/dialog/Dialog';

function Opener({ closeOnOutside = false }: { readonly closeOnOutside?: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filters"
        closeOnOutside={closeOnOutside}
        message={<p>Choose what fits.</p>}
      >
        <p>Inside</p>
      </Dialog>
    </>
  );
}

async function open(closeOnOutside = false) {
  const view = render(<Opener closeOnOutside={closeOnOutside} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return view;
}

test('[I5] a dialog has a name, its message as description, and no violation', async () => {
  const { container } = await open();
  expect(screen.getByRole('dialog', { name: 'Filters', description: 'Choose what fits.' })).toBeTruthy();
  expect(await axe(container)).toHaveNoViolations();
});

test('[I5] the cross closes it, and the focus returns to what opened it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Inside')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

test('[I5] Escape closes it', async () => {
  await open();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByText('Inside')).toBeNull();
});

test('[I5] a click beside it closes it only where that was asked for', async () => {
  const { unmount } = await open();
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByText('Inside')).toBeTruthy();
  unmount();
  await open(true);
  fireEvent.click(screen.getByText('Inside'));
  expect(screen.getByText('Inside')).toBeTruthy();
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByText('Inside')).toBeNull();
});
