/** Words of paying a bill from abroad. @requirement J7 */
export const paymentPhrases = {
  'No money moves here: this site is a demonstration. On a hospital’s own site the payment form opens at this place.':
    'No money moves here: this site is a demonstration. On a hospital’s own site the payment form opens at this place.',
  'Payment form': 'Payment form',
  'Start payment': 'Start payment',
  'The payment form could not be opened. Please try again, or call us: 1-888-824-0200.':
    'The payment form could not be opened. Please try again, or call us: 1-888-824-0200.',
  'The payment form is loading.': 'The payment form is loading.',
  'The payment form comes from {host}, which then learns that you are here.':
    'The payment form comes from {host}, which then learns that you are here.',
  'Paying here needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.':
    'Paying here needs JavaScript, which is off in this browser. Please call us: 1-888-824-0200.',
} as const;
