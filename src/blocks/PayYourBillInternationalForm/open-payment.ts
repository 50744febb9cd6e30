import { payment, type PaymentMode } from '@/config/payment';

/** The vendor's two programs, as they put themselves on the window. */
type PaymentWindow = {
  readonly flywire?: { readonly Payment?: { render: (options: object, place: string) => unknown } };
  readonly FlywirePayment?: { initiate: (options: object) => { render: () => unknown } };
};

/** A script that has not come by then does not come. */
const withinMs = 8000;

/**
 * Loads the payment vendor's program and opens its form.
 * @param place - selector of the element that it opens in
 * @throws Error when the program does not come, or is not what it should be
 * @requirement J7
 */
export async function openPayment(mode: Exclude<PaymentMode, 'mock'>, place: string): Promise<void> {
  await load(payment.scripts[mode]);
  const { flywire, FlywirePayment } = window as unknown as PaymentWindow;
  const { destination, locale, brandColor } = payment;
  if (mode === 'legacyEmbed') {
    if (!flywire?.Payment) throw new Error('no payment form');
    const theme = { brandColor, chat: true, footer: false };
    flywire.Payment.render({ env: 'production', provider: 'embed', locale, destination, theme }, place);
    return;
  }
  if (!FlywirePayment) throw new Error('no payment form');
  FlywirePayment.initiate({
    env: 'prod',
    recipientCode: destination,
    requestPayerInfo: true,
    requestRecipientInfo: true,
  }).render();
}

function load(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    const end = (outcome: () => void) => {
      clearTimeout(timer);
      outcome();
    };
    const fail = () => {
      script.remove();
      failed(new Error('no payment form'));
    };
    const timer = setTimeout(fail, withinMs);
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => end(loaded));
    script.addEventListener('error', () => end(fail));
    document.head.append(script);
  });
}
