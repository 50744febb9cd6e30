import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { ShowMore } from '@/ui/show-more/ShowMore';

function Places() {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <PhrasesContext value={phrasesOf(['content'], {})}>
      <ul id="places" />
      <ShowMore isExpanded={isExpanded} onChange={setExpanded} list="places" />
    </PhrasesContext>
  );
}

test('[E5] a list that gets longer moves nothing, and one that gets shorter keeps its button in the window', async () => {
  const moved: Element[] = [];
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = function move() {
    moved.push(this);
  };
  render(<Places />);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Show More', expanded: false }));
  await frame();
  expect(moved).toEqual([]);
  const less = screen.getByRole('button', { name: 'Show Less', expanded: true });
  fireEvent.click(less);
  await waitFor(() => expect(moved).toEqual([less]));
});
