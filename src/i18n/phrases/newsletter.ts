/** Words of a sign-up for the newsletter; authored texts come before these. @requirement K8 */
export const newsletterPhrases = {
  'Email address': 'Email address',
  'Error:': 'Error:',
  'Please enter a correctly formatted email address': 'Please enter a correctly formatted email address',
  'Sign up': 'Sign up',
  'Thank you. Please check your mail.': 'Thank you. Please check your mail.',
  'That did not work. Please try again later.': 'That did not work. Please try again later.',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
