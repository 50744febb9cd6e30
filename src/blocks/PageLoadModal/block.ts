import type { BlockDescriptor } from '@/cms/block';

export const block = {
  // For everybody, whatever their cookies are, but once the page is there: no announcement comes before it.
  scripts: { forCookies: '' },
  phrases: ['parts', 'ui'],
} satisfies BlockDescriptor;
