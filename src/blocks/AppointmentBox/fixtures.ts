import type { Fixtures } from '@/cms/block-fixtures';
import { flag, item, longText, text } from '@/features/content/testing/fields';

const physician = {
  npi: text('1234567893'),
  headlineText: text('Ana Díaz, MD'),
  enabledForOnlineScheduling: flag(true),
  acceptingNewPatients: flag(true),
  adultPhysician: flag(true),
  phoneNumber: text('773-555-0142'),
  specialities: [item('Cardiology', {})],
};

export const fixtures = {
  default: { routeFields: physician },
  longest: { routeFields: { ...physician, headlineText: text(longText) } },
  editing: { routeFields: physician, page: { isEditing: true } },
} satisfies Fixtures;
