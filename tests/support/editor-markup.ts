/** A field of an edited page, as the test changes it. */
export type MarkedField = {
  /** Name of the input with its value. */
  readonly name: string;
  readonly block: string;
  readonly kind: 'text' | 'rich text' | 'link' | 'image' | 'date' | 'checkbox';
  /** What the editor stores and shows after the change. */
  readonly to: { readonly raw: string; readonly html: string };
};

type Taken = { readonly block: string; readonly fields: MarkedField[] };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The same fields as the Experience Editor sends them: each with the markup of its kind.
 * @param value - fields of a block, however deep
 * @param taken - gets what they are, in `fields`
 */
export function withEditorMarkup(value: unknown, taken: Taken): unknown {
  if (Array.isArray(value)) return value.map((entry) => withEditorMarkup(entry, taken));
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withEditorMarkup(entry, taken)]),
  );
  return 'value' in value ? { ...value, ...markupOf(value.value, taken) } : inside;
}

function markupOf(value: unknown, { fields, block }: Taken): Readonly<Record<string, string>> {
  const name = `fld_${String(fields.length).padStart(8, '0')}_en_1`;
  const kind = kindOf(value);
  fields.push({ name, block, kind, to: changed[kind](name) });
  const raw = `<input id='${name}' class='scFieldValue' name='${name}' type='hidden' value="${escaped(JSON.stringify(value) ?? '')}" />`;
  const about = JSON.stringify({ commands: [], contextItemUri: `sitecore://master/{${name}}?lang=en&ver=1` });
  const open = `${raw}<code id="${name}_edit" type="text/sitecore" chromeType="field" scFieldType="${kind}" class="scpm" kind="open">${about}</code>`;
  const close = '<code class="scpm" type="text/sitecore" chromeType="field" kind="close"></code>';
  if (typeof value === 'object' && value !== null && 'src' in value)
    return { editable: `${open}<img src="${String(value.src)}" alt="" />${close}` };
  if (kind === 'link')
    return fields.length % 2 === 0
      ? { editableFirstPart: `${open}<a href="/a">Link`, editableLastPart: `</a>${close}` }
      : { editable: `${open}<a href="/a">Link</a>${close}` };
  const text = typeof value === 'string' ? value : '';
  const isInline = kind === 'text' || kind === 'rich text';
  return {
    editable:
      `${raw}<span class="scChromeData">${about}</span>` +
      `<span id="${name}_edit" contenteditable="${isInline}" class="scWebEditInput" scFieldType="${kind}" scDefaultText="[No text in field]">${text}</span>`,
  };
}

function kindOf(value: unknown): MarkedField['kind'] {
  if (typeof value === 'object' && value !== null) return 'src' in value ? 'image' : 'link';
  if (typeof value === 'boolean') return 'checkbox';
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d/.test(text)) return 'date';
  return /<\w/.test(text) ? 'rich text' : 'text';
}

const changed: Readonly<Record<MarkedField['kind'], (name: string) => MarkedField['to']>> = {
  text: (name) => ({ raw: `Text ${name}`, html: `Text ${name}` }),
  'rich text': (name) => ({ raw: `<b>Rich ${name}</b>`, html: `<b>Rich ${name}</b>` }),
  link: (name) => ({
    raw: `<link text="Link ${name}" linktype="external" url="/b" />`,
    html: `<a href="/b">Link ${name}</a>`,
  }),
  image: (name) => ({
    raw: `<image mediaid="{${name}}" />`,
    html: `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="Picture ${name}" width="9" height="9">`,
  }),
  date: (name) => ({ raw: '20260817T000000Z', html: `17 August 2026 ${name}` }),
  checkbox: (name) => ({ raw: '1', html: `Yes ${name}` }),
};
