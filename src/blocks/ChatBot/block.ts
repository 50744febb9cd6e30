import type { BlockDescriptor } from '@/cms/block';

export const block = {
  scripts: { forCookies: '__enableChatBot=true' },
  phrases: ['parts'],
} satisfies BlockDescriptor;
