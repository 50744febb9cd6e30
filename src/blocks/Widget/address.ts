import { readWidget, type WidgetParameter } from '@/blocks/Widget/fields';

/** The frame's page below the address of an installation. */
const page = '/SignupAndSchedule/EmbeddedSchedule';

/** The parameters that the page takes, by their names there. */
const queryNames = {
  id: 'id',
  additionalparams_dept: 'dept',
  additionalparams_vt: 'vt',
  additionalparams_linksource: 'linksource',
  apikey: 'apikey',
  widget_type: 'widget_type',
} as const satisfies Partial<Record<WidgetParameter['name'], string>>;

/**
 * The address of an open-scheduling page for an author's widget; undefined for one that is not at the operator's host,
 * which alone may be framed.
 * @param host - http(s) address of the scheduling system
 * @requirement L5
 */
export function widgetAddress(params: Readonly<Record<string, unknown>>, host: string): string | undefined {
  const given = Object.fromEntries(readWidget(params).map(({ name, value }) => [name, value]));
  const url = given.url ?? '';
  if (!URL.canParse(url) || new URL(url).origin !== new URL(host).origin) return undefined;
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, '');
  address.pathname = path.toLowerCase().endsWith(page.toLowerCase()) ? path : `${path}${page}`;
  for (const [name, inQuery] of Object.entries(queryNames)) {
    const value = given[name] ?? '';
    if (value !== '') address.searchParams.set(inQuery, value);
  }
  return address.href;
}
