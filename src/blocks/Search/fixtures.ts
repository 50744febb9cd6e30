import type { Fixtures } from '@/cms/block-fixtures';
import { link } from '@/features/content/testing/fields';
import { pageData, results } from '@/features/search/testing/fixtures';

const fields = {
  phoneLink: link('tel:+17735550100', '773-555-0100'),
  requestAppointmentLink: link('/request-an-appointment', 'Request an appointment'),
};

export const fixtures = {
  default: { fields, data: pageData },
  noResults: {
    fields,
    data: {
      ...pageData,
      state: { ...pageData.state, query: 'zebra' },
      outcome: { ok: true, results: { ...results, total: 0, hits: [] } },
    },
  },
  failed: { fields, data: { ...pageData, outcome: { ok: false, error: 'searchUnavailable' } } },
  unavailable: { fields },
  editing: { page: { isEditing: true } },
} satisfies Fixtures;
