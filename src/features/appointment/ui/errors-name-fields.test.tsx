import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { parse } from 'yaml';
import { PageContext } from '@/cms/page';
import type { FormKind, Section } from '@/domain/patient-form/description';
import type { PatientField } from '@/domain/patient-form/fields';
import { emptyPatientForm } from '@/domain/patient-form/form';
import { patientFormRules } from '@/domain/patient-form/rules';
import { page } from '@/features/appointment/testing/world';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/use-form';
import { HolderFields, SectionFields } from './section-fields';
import { usePatientLabels } from './use-patient-labels';

const today = '2026-11-20';
const sections: readonly Section[] = ['wanted', 'person', 'contact', 'address', 'insurance', 'visit'];
/** Answers with which every field is asked for. */
const initial = {
  ...emptyPatientForm,
  bookedFor: 'Child',
  insuranceRelationshipToSubscriber: 'Other',
};

function WholeForm({ kind }: { readonly kind: FormKind }): ReactNode {
  const form = useForm<PatientField>({
    prefix: 'f-',
    labels: usePatientLabels(kind),
    rules: (values) => patientFormRules(values, { kind, today }),
    // A hidden field that the form fills itself.
    initial: kind === 'international' ? { ...initial, zip: '99999' } : initial,
  });
  const setup = { today, offered: {} };
  return (
    <Form id="f" name="f" form={form} action="/" onSubmit={() => void form.check()}>
      {sections.map((section) => (
        <SectionFields key={section} {...{ form, kind, section, setup }} />
      ))}
      <HolderFields {...{ form, kind, setup }} />
      <button type="submit">{'>'}</button>
    </Form>
  );
}

const bare = (text: string) =>
  text
    .replaceAll(/[¿?؟*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe.each(['en', 'es-MX', 'ar'])('%s', (language) => {
  const dictionary = parse(readFileSync(`content/dictionary/${language}.yaml`, 'utf8')) as Record<
    string,
    string
  >;
  const phrases = phrasesOf(['booking', 'request', 'details', 'ui'], dictionary);

  test.each(['long', 'short', 'international', 'booking'] as const)(
    '[K5] [J8] each error names its field as its label does: %s',
    async (kind) => {
      render(
        <PageContext value={{ ...page, language }}>
          <PhrasesContext value={phrases}>
            <WholeForm kind={kind} />
          </PhrasesContext>
        </PageContext>,
      );
      await userEvent.click(screen.getByRole('button', { name: '>' }));
      const links = [...document.querySelectorAll<HTMLAnchorElement>('[role="group"] a[href^="#f-"]')];
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const field = document.getElementById((link.getAttribute('href') ?? '').slice(1));
        const labels =
          field instanceof HTMLInputElement ||
          field instanceof HTMLSelectElement ||
          field instanceof HTMLTextAreaElement
            ? [...(field.labels ?? [])]
            : [];
        const legend = field?.closest('fieldset')?.querySelector('legend');
        const said = [...labels, legend].flatMap((one) => (one?.textContent ? [bare(one.textContent)] : []));
        expect(said.some((label) => bare(link.textContent).includes(label))).toBe(true);
      }
    },
  );
});
