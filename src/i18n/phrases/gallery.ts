/**
 * Words of galleries.
 * @requirement G5
 */
export const galleryPhrases = {
  'Choose a picture': 'Choose a picture',
  'Previous picture': 'Previous picture',
  'Next picture': 'Next picture',
  'Picture {number} of {count}': 'Picture {number} of {count}',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
