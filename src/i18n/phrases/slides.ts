/**
 * Words of galleries and slides.
 * @requirement G5 G6 D6
 */
export const slidePhrases = {
  Carousel: 'Carousel',
  Slide: 'Slide',
  Slides: 'Slides',
  'Slide {number} of {count}': 'Slide {number} of {count}',
  'Go to slide {number}': 'Go to slide {number}',
  'Previous slide': 'Previous slide',
  'Next slide': 'Next slide',
  'Pause slides': 'Pause slides',
  'Play slides': 'Play slides',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
} as const;
