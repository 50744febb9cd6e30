/** The parameters of a widget, as authors and its script know them. */
export const widgetParameters = [
  'id',
  'url',
  'apikey',
  'widget_type',
  'additionalparams_vt',
  'additionalparams_dept',
  'additionalparams_linksource',
] as const;

export type WidgetParameter = {
  readonly name: (typeof widgetParameters)[number];
  /** '' where the author gave none. */
  readonly value: string;
};

/**
 * A widget's parameters in their order. An address that is not http or https is dropped: the script would load it.
 * @requirement L5
 */
export function readWidget(params: Readonly<Record<string, unknown>>): readonly WidgetParameter[] {
  return widgetParameters.map((name) => {
    const given = params[name];
    const value = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    return { name, value: name === 'url' && !/^(https?:\/\/|\/(?![/\\]))/i.test(value) ? '' : value };
  });
}
