import { render, screen, waitFor } from '@testing-library/react';
import { PageContext, type Page } from '@/cms/page';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { NextVisit } from './next-visit';

const view = (visit: string, at = '') => (
  <PageContext value={{ language: 'en' } as Page}>
    <PhrasesContext value={phrasesOf(['search'], {})}>
      <NextVisit {...{ visit, at }} />
    </PhrasesContext>
  </PageContext>
);

describe('the next visit on a card', () => {
  test('[B28] is a day in Chicago', () => {
    render(view('2099-11-25T03:00:00Z'));
    expect(screen.getByText('Next available: Tue, Nov 24')).toBeTruthy();
  });

  test('[B28] names its place, or that it is by video', () => {
    const { container, rerender } = render(view('2099-11-25T03:00:00Z', 'Calder Pilsen'));
    expect(container.textContent).toBe('Next available: Tue, Nov 24 Calder Pilsen');
    rerender(view('2099-11-25T03:00:00Z', 'video'));
    expect(container.textContent).toBe('Next available: Tue, Nov 24 Video visit');
  });

  test('[B28] disappears once it has passed, even while the page stays open', async () => {
    const { rerender } = render(view('2020-11-24T15:00:00Z'));
    expect(screen.queryByText(/Next available/)).toBeNull();
    rerender(view(new Date(Date.now() + 300).toISOString()));
    expect(screen.getByText(/Next available/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Next available/)).toBeNull());
  });
});
