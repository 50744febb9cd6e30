import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderOnPage } from '@/features/appointment/testing/world';
import { VisitPage } from './visit-page';
import { WaitingRoom } from './waiting-room';

const phone = '773-555-0100';
const pages: readonly (readonly [string, ReactNode])[] = [
  ['I16', <VisitPage key="visit" phone={phone} />],
  ['I18', <WaitingRoom key="room" phone={phone} />],
];
for (const [id, page] of pages)
  test(`[${id}] a page of a visit without its link speaks of a visit only, with whom to call to find it`, async () => {
    window.location.hash = '';
    renderOnPage(page);
    expect(await screen.findByText('We can find your visit for you.')).toBeTruthy();
    expect(screen.queryByText(/your form/)).toBeNull();
  });
