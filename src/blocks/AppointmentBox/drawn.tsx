import { renderToString } from 'react-dom/server';
import type { z } from 'zod';
import type { ComponentFields } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import type { appointmentsRequestSchema } from '@/contracts/scheduling';
import type { PatientKindChoice } from '@/domain/patient-kind';
import type { PatientKind } from '@/features/appointment/model/visit';
import type { FirstTimes } from '@/features/appointment/state/use-times';
import { patientAt } from '@/features/book/model/patient-at';
import { bookingProviderOf } from '@/features/book/model/provider';
import { workflowOf } from '@/features/book/model/workflow';
import { AppointmentBox } from '@/features/book/ui/appointment-box';
import { PhrasesContext } from '@/i18n/use-phrases';

/** What a box is drawn from. */
export type BoxSource = {
  /** The profile, with its fields. */
  readonly page: Page;
  /** Of the block. */
  readonly fields: ComponentFields | undefined;
  /** By their ids. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Whom the visit is for, as far as the visitor said it. */
  readonly chosen: PatientKindChoice;
};

/** The box before its times are known. */
export type DrawnBox = {
  readonly patient: PatientKind;
  /** What its times are asked for with. */
  readonly asked: z.output<typeof appointmentsRequestSchema>;
  /** Its markup with these times. */
  readonly draw: (first: FirstTimes) => string;
};

/**
 * The appointment box of a profile as the server draws it. Server only.
 * @returns undefined where the doctor cannot be booked online
 * @requirement D10
 * @decision ADR-0316
 */
export function drawnBox({ page, fields, phrases, chosen }: BoxSource): DrawnBox | undefined {
  const { route, pathname: path, language } = page;
  const provider = bookingProviderOf(route.fields, { displayName: route.displayName, path });
  if (!provider) return undefined;
  const patient = patientAt(provider, path, chosen);
  const { npi: providerId, specialty } = provider;
  return {
    patient,
    asked: { providerId, specialty, ...patient, language },
    draw: (times) =>
      renderToString(
        <PageContext value={page}>
          <PhrasesContext value={phrases}>
            <AppointmentBox provider={provider} workflow={workflowOf(fields)} first={{ ...times, patient }} />
          </PhrasesContext>
        </PageContext>,
        // The page around it has names of its own.
        { identifierPrefix: 'drawn-' },
      ),
  };
}
