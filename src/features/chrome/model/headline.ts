import { fieldOf, textOf } from '@/cms/fields/readers';
import type { Page } from '@/cms/page';

/**
 * Templates whose main block has the page's first heading.
 * @decision Q52
 */
const templatesWithOwnHeadline: ReadonlySet<string> = new Set([
  'Home',
  'Forefront Home',
  'Physician Details',
  'Location Details',
  'Clinical Trial Details',
  'Article',
]);

/**
 * The headline that the breadcrumb shows as the page's first heading; '' where a block of the page has it.
 * @requirement A12
 * @decision Q52
 */
export function shownHeadline(page: Pick<Page, 'templateName' | 'route'>): string {
  if (templatesWithOwnHeadline.has(page.templateName)) return '';
  return textOf(fieldOf(page.route.fields, 'headlineText'));
}

/** The level of a block's heading: `h1` unless the breadcrumb has the page's first heading. @requirement A12 */
export function openingHeading(page: Pick<Page, 'templateName' | 'route'>): 'h1' | 'h2' {
  return shownHeadline(page) === '' ? 'h1' : 'h2';
}
