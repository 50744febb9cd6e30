import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provider } from '@/features/appointment/testing/samples';
import { answerCalls, renderOnPage } from '@/features/appointment/testing/world';
import { ConfirmAddressPage } from './confirm-address-page';
import { OfferPage } from './offer-page';
import { Waitlist } from './waitlist';

const tooMany =
  'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.';
const failed = 'That did not work. Please try again, or call us: 1-888-824-0200.';
const refused = { status: 429, body: { error: 'tooManyRequests' } };
const down = { status: 503, body: { error: 'unavailable' } };

beforeEach(() => (window.location.hash = `#code=${'A'.repeat(26)}`));

for (const [what, answer, sentence] of [
  ['too many tries', refused, tooMany],
  ['an outage', down, failed],
] as const) {
  test(`[K10] [I17] ${what}: joining the waitlist names the number to call`, async () => {
    answerCalls({ 'waitlist-join': answer });
    renderOnPage(
      <Waitlist
        provider={provider}
        patient={{ isNewPatient: true, isAdultPatient: true }}
        first={undefined}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tell me when an earlier time opens' }));
    await userEvent.type(await screen.findByLabelText(/^Email/), 'ana@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Join the waitlist' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test(`[K10] [I17] ${what}: an offer, and the confirmation of an address, name the number to call`, async () => {
    answerCalls({ 'waitlist-offer': answer, 'confirm-address': answer });
    const { unmount } = renderOnPage(<OfferPage phone="" />);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    unmount();
    window.location.hash = `#code=${'A'.repeat(26)}`;
    renderOnPage(<ConfirmAddressPage phone="" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm my address' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  });
}
