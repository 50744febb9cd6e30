import { closable, fixed, languages, mainNavigation, topNavigation } from '@/features/chrome/testing/samples';
import type { Fixtures } from '@/cms/block-fixtures';
import { link, longText, text } from '@/features/content/testing/fields';

const fields = {
  logoText: text('Calder University Medicine'),
  homeLink: link('/', 'Calder University Medicine'),
  searchPageLink: link('/search', 'Search'),
  searchPlaceholder: text('Doctors, places, conditions'),
  requestAppointmentLink: link('/request-an-appointment', 'Request an appointment'),
  phoneLink: link('tel:+17735550100', '773-555-0100'),
  emergencyText: text('If this is an emergency, call <a href="tel:911">911</a>.'),
};
const data = {
  main: mainNavigation,
  top: topNavigation,
  alerts: [closable, fixed],
  languages,
  searchModel: undefined,
};

export const fixtures = {
  default: { fields, data },
  withoutMenus: { fields },
  bare: { fields: {} },
  longest: { fields: { ...fields, logoText: text(longText) }, data },
  rightToLeft: { fields, data, page: { direction: 'rtl', language: 'ar' } },
  editing: { fields, data, page: { isEditing: true } },
} satisfies Fixtures;
