/** An entry of a list, with the entries below it. */
export type Entry = { text: string; list: List | undefined };
export type List = { readonly isNumbered: boolean; readonly entries: Entry[] };

/** A part of a registry's text, in its order. */
export type Part =
  | { readonly kind: 'heading'; readonly text: string; readonly means: 'in' | 'out' | undefined }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly list: List };

const mark =
  /^(\s*)((?:[*•·‣◦▪\-–]\s*)+(?=\s)|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)](?=\s|[A-Z])|\d{1,2}\.(?=\S*[A-Za-z]))\s*(.+)$/;
const heading =
  /^(?:[IVX]+\.?\d*\.?\s+)?((?:[A-Za-z-]+ ){0,3}(?:inclusion|exclusion|eligibility) criteria)(?:\s*|( [^:.]{1,50}):\s*|\s*:\s*(.*))$/i;

type Open = { readonly indent: number; readonly list: List };

/**
 * Reads the plain text of a registry, such as who may take part: headings of inclusion and exclusion, lists with bullets,
 * numbers or letters, nested by their indent, and sentences around them. No word is lost but the signs of the lists.
 * @requirement F4
 */
export function readRegistryText(text: string): readonly Part[] {
  const parts: Part[] = [];
  let open: Open[] = [];
  let isAfterBlank = true;
  const say = (line: string) => {
    const last = parts.at(-1);
    if (!isAfterBlank && last?.kind === 'text')
      parts[parts.length - 1] = { kind: 'text', text: `${last.text}\n${line}` };
    else parts.push({ kind: 'text', text: line });
  };
  for (const line of text.replaceAll('\t', '  ').split(/\r?\n/)) {
    const words = line.trim();
    if (words === '') {
      isAfterBlank = true;
      continue;
    }
    const [, spaces = '', sign = '', entry = ''] = mark.exec(line) ?? [];
    const [, start = '', more = '', rest = ''] = heading.exec(entry || words) ?? [];
    const title = `${start}${more}`;
    if (title !== '') {
      open = [];
      parts.push({ kind: 'heading', text: title, means: meaningOf(title) });
      isAfterBlank = true;
      if (rest !== '') say(rest);
    } else if (entry !== '') {
      open = put(parts, open, { indent: spaces.length, isNumbered: /[\d)a-z.]/.test(sign), text: entry });
    } else if (open.length > 0 && (!isAfterBlank || /^\s/.test(line))) {
      const last = open.at(-1)?.list.entries.at(-1);
      if (last) last.text += `\n${words}`;
    } else {
      open = [];
      say(words);
    }
    isAfterBlank = false;
  }
  return parts;
}

function meaningOf(title: string): 'in' | 'out' | undefined {
  // Only the plain headings have a wording of our own: "Exclusion criteria for medical history" says more.
  if (/^(?:key |main |major )?inclusion criteria$/i.test(title)) return 'in';
  return /^(?:key |main |major )?exclusion criteria$/i.test(title) ? 'out' : undefined;
}

/** Adds an entry to the list of its indent: the open one, one below its last entry, or a new one. */
function put(
  parts: Part[],
  before: readonly Open[],
  {
    indent,
    isNumbered,
    text,
  }: { readonly indent: number; readonly isNumbered: boolean; readonly text: string },
): Open[] {
  const open = before.filter((one) => one.indent <= indent);
  const last = open.at(-1);
  if (last?.indent === indent) {
    last.list.entries.push({ text, list: undefined });
    return open;
  }
  const list: List = { isNumbered, entries: [{ text, list: undefined }] };
  const above = last?.list.entries.at(-1);
  if (above === undefined) parts.push({ kind: 'list', list });
  else above.list = list;
  return [...open, { indent, list }];
}
