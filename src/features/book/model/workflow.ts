import type { LoaderResult } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { fieldOf, itemOf, linkOf, textOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import type { Page } from '@/cms/page';
import { requestFor } from '@/domain/form-address';
import type { BookingProvider } from '@/features/appointment/model/visit';

/** The fields of the authored workflow item, as the CMS sends them. The server has sanitised their HTML. */
export type Workflow = ComponentFields;

/** What the server says of the patient's form. */
export type BookingFormData = { readonly takesTexts: boolean };

/** Whether the clinic sends text messages about visits. @requirement I12 I18 */
export function takesTexts(data: LoaderResult<BookingFormData> | undefined): boolean {
  return data?.ok === true && data.data.takesTexts;
}

/** Returns the fields of the item in "OAS Workflow" or "workflow"; where neither names one, the datasource's own. @requirement D10 */
export function workflowOf(fields: ComponentFields | undefined): Workflow {
  const item = itemOf(fieldOf(fields, 'OAS Workflow')) ?? itemOf(fieldOf(fields, 'workflow'));
  return item?.fields ?? fields ?? {};
}

/** Returns an authored text, or the site's own words where the author left it empty. @requirement I10 */
export function authored(workflow: Workflow, name: string, otherwise: string): string {
  return textOf(workflow[name]) || otherwise;
}

/** Returns the address of the page with the patient form. @requirement I8 */
export function patientDetailsHref(workflow: Workflow, page: Page): string {
  return hrefOn(page, linkOf(workflow.patientDetailsLink)?.href ?? '/schedule-an-appointment');
}

/**
 * Returns the link to the form for appointments that cannot be booked online, which carries the doctor.
 * @param provider - whom the visit was to be with
 * @requirement I6 I15
 */
export function requestLink(
  workflow: Workflow,
  page: Page,
  provider?: Pick<BookingProvider, 'path'>,
): { readonly href: string; readonly text: string } {
  const link = linkOf(workflow.requestLink);
  const href = hrefOn(page, link?.href ?? '/request-an-appointment');
  return { href: requestFor(href, provider?.path ?? ''), text: link?.text ?? '' };
}
