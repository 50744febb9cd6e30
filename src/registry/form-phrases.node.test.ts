import type { FieldDescription, FormKind } from '@/domain/patient-form/description';
import { patientFields } from '@/domain/patient-form/fields';
import { phraseNamespaces } from '@/i18n/phrases';
import type { BlockName } from '@/registry/components';
import { descriptorsOf } from '@/registry/descriptors';

/** The blocks that show each form, or what was answered in it. */
const blocksOfForms: Readonly<Record<FormKind, readonly BlockName[]>> = {
  long: ['RequestAnAppointmentForm'],
  short: ['ShortRequestAnAppointmentForm'],
  international: ['ShortRequestAnAppointmentFormInternational'],
  booking: ['PatientDetails', 'Confirmation', 'PostedBooking'],
};

/** All that a form says of a field; only bookings have a confirmation, with its rows. */
function wordsOf(form: FormKind, field: FieldDescription): readonly string[] {
  const { label, hint, noChoice, choices = [], check, range } = field;
  const rows = form === 'booking' && check ? [check.row, check.phrase] : [];
  const said = [label, hint, noChoice, range?.label, ...rows];
  return [...said, ...choices.map(([, phrase]) => phrase)].flatMap((word) => word || []);
}

test.each(Object.entries(blocksOfForms) as [FormKind, readonly BlockName[]][])(
  '[A8] [J1] all that the form "%s" says of its fields are phrases of the blocks that show it',
  async (form, blocks) => {
    const fields: Readonly<Record<string, FieldDescription>> = patientFields;
    const said = Object.values(fields).filter(({ forms }) => form in forms);
    expect(said.length).toBeGreaterThan(5);
    const descriptors = await descriptorsOf(blocks);
    for (const block of blocks) {
      const phrases = descriptors.get(block)?.phrases ?? [];
      const known = new Set(phrases.flatMap((namespace) => Object.keys(phraseNamespaces[namespace])));
      const missing = said.flatMap((field) => wordsOf(form, field)).filter((word) => !known.has(word));
      expect({ block, missing }).toEqual({ block, missing: [] });
    }
  },
);
