/**
 * Words around a video.
 * @requirement L1 L2 L3
 */
export const playerPhrases = {
  Close: 'Close',
  'Loading the video…': 'Loading the video…',
  'Play video': 'Play video',
  'The transcript says what is said and shown.': 'The transcript says what is said and shown.',
  'This video cannot be played at the moment.': 'This video cannot be played at the moment.',
  'This video is no longer available.': 'This video is no longer available.',
  'This video plays at Vimeo, which then learns that you watch it.':
    'This video plays at Vimeo, which then learns that you watch it.',
  'Try again': 'Try again',
  'user interaction not available in experience editor':
    'user interaction not available in experience editor',
  Video: 'Video',
  'Video Transcript': 'Video Transcript',
  'Watch it at Vimeo': 'Watch it at Vimeo',
  'Watch it elsewhere': 'Watch it elsewhere',
  'Watch Video': 'Watch Video',
  'Watch Video With Transcript': 'Watch Video With Transcript',
} as const;
