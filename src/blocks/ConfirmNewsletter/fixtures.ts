import type { Fixtures } from '@/cms/block-fixtures';

export const fixtures = {
  default: {},
  confirmed: { data: { posted: { at: 'done', action: 'confirm' } } },
  stopped: { data: { posted: { at: 'done', action: 'stop' } } },
  unknown: { data: { posted: { at: 'unknown', action: 'confirm' } } },
  failed: { data: { posted: { at: 'failed', action: 'stop' } } },
  editing: { page: { isEditing: true } },
  rightToLeft: { page: { direction: 'rtl', language: 'ar' } },
} satisfies Fixtures;
