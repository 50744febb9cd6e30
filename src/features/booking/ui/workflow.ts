import type { ComponentFields } from '@/cms/layout-data';
import { linkOf, textOf } from '@/cms/fields/readers';
import { hrefOn } from '@/cms/fields/link';
import type { Page } from '@/cms/page';

/** The authored workflow item: its fields as the CMS sends them, already made safe on the server. */
export type Workflow = ComponentFields;

/** An authored text, or the site's own words where the author left it empty. */
export function authored(workflow: Workflow, name: string, otherwise: string): string {
  return textOf(workflow[name]) || otherwise;
}

/** The page with the patient form. */
export function patientDetailsHref(workflow: Workflow, page: Page): string {
  return hrefOn(page, linkOf(workflow.patientDetailsLink)?.href ?? '/schedule-an-appointment');
}

/** Where an appointment is asked for that cannot be booked online. */
export function requestLink(
  workflow: Workflow,
  page: Page,
): { readonly href: string; readonly text: string } {
  const link = linkOf(workflow.requestLink);
  return { href: hrefOn(page, link?.href ?? '/request-an-appointment'), text: link?.text ?? '' };
}

/** The choices of a field: one per line as authored, else the given ones. @decision Q45 */
export function authoredChoices(
  workflow: Workflow,
  name: string,
  otherwise: readonly string[],
): readonly string[] {
  const lines = textOf(workflow[name])
    .split(/\r?\n/)
    .map((line) => line.trim());
  const choices = lines.filter((line) => line !== '');
  return choices.length > 0 ? choices : otherwise;
}
