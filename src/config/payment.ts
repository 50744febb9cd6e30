/** How bills from abroad are paid: two programs of one vendor, or nothing at all where no money is to move. */
export const paymentModes = ['mock', 'legacyEmbed', 'checkout'] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** The hospital at the payment vendor. @requirement J7 */
export const payment = {
  destination: 'CHM',
  locale: 'en-EN',
  brandColor: '#7A1F2B',
  scripts: {
    legacyEmbed: 'https://wl.flywire.com/assets/js/flywire.js',
    checkout: 'https://checkout.flywire.com/flywire-payment.js',
  },
  /** Origins that the vendor's program and frame come from. */
  origins: ['https://wl.flywire.com', 'https://checkout.flywire.com', 'https://payment.flywire.com'],
} as const;
