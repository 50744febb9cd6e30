import sanitizeHtml from 'sanitize-html';
import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues } from './authored.ts';
import { isPlainMarkup } from './plain-markup.ts';
import type { MarkupRules } from './site-rules.ts';

/** Elements whose end tag HTML lets authors leave out, and those that have none. */
const endless = new Set(
  'p li dt dd td th tr thead tbody tfoot colgroup col br hr img input source track wbr area base link meta embed'.split(
    ' ',
  ),
);

/**
 * Looks for markup that the site takes away before visitors get it, and for tags that are open or closed in vain.
 * @requirement O6
 */
export function checkMarkup(content: Snapshot, rules: MarkupRules, problems: Problems): void {
  for (const { item, field, value, placeOf } of authoredValues(content)) {
    if (field.type !== 'richtext' || typeof value !== 'string' || isPlainMarkup(value, rules)) continue;
    for (const reason of new Set(markupReasons(value, rules))) problems.add(item.file, placeOf(), reason);
  }
}

/**
 * What is wrong with a piece of markup, a sentence each.
 * @param html - as authors write it, references resolved
 * @requirement O6
 */
export function markupReasons(html: string, rules: MarkupRules): readonly string[] {
  const reasons: string[] = [];
  const opened = new Map<string, number>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (name, attributes) => {
      opened.set(name, (opened.get(name) ?? 0) + 1);
      if (name === 'h1') return;
      if (rules.tags.includes(name)) reasons.push(...attributeReasons(name, attributes, rules));
      else reasons.push(`the site takes <${name}> away: visitors do not get it`);
    },
    onCloseTag: (name, isImplied) => {
      if (isImplied && !endless.has(name)) reasons.push(`<${name}> is not closed: add </${name}>`);
    },
  });
  const bare = html.replace(/<!--[\s\S]*?-->/g, '');
  const closed = Map.groupBy(bare.matchAll(/<\/([a-z][\w-]*)/gi), ([, name = '']) => name.toLowerCase());
  for (const [name, ends] of closed)
    if (ends.length > (opened.get(name) ?? 0)) reasons.push(`</${name}> closes nothing: take it away`);
  return reasons;
}

function attributeReasons(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  { attributes: allowed, schemes, styles }: MarkupRules,
): readonly string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    // An id becomes an anchor.
    if (name === 'id') return [];
    if (!allowed['*']?.includes(name) && !allowed[tag]?.includes(name))
      return [`the site takes ${name}="…" of <${tag}> away`];
    if (name === 'style')
      return lostStyles(value, styles).map((style) => `the site takes style="${style}" of <${tag}> away`);
    const isAddress = name === 'href' || name === 'src';
    const [, scheme] = isAddress ? (/^\s*([a-z][\w+.-]*):/i.exec(value) ?? []) : [];
    const known = tag === 'img' ? ['https'] : schemes;
    return scheme !== undefined && !known.includes(scheme.toLowerCase())
      ? [`the site takes the ${name} of <${tag}> away: ${scheme}: is not allowed`]
      : [];
  });
}

function lostStyles(written: string, styles: MarkupRules['styles']): readonly string[] {
  return written
    .split(';')
    .map((style) => style.trim())
    .filter((style) => {
      const [name = '', ...value] = style.split(':');
      const kept = styles[name.trim().toLowerCase()];
      return style !== '' && !(kept !== undefined && new RegExp(kept).test(value.join(':').trim()));
    });
}
