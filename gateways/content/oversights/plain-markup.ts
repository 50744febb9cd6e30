import type { MarkupRules } from './site-rules.ts';

/** Elements that may stand in a paragraph. */
const inline = new Set('a abbr b bdi br cite code em i mark q s small span strong sub sup time u'.split(' '));
const tag = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*>/y;
const attribute = /\s([a-z-]+)="([^"]*)"/g;

/**
 * Whether a piece of markup is so plain that nobody has to parse it: each element is allowed and closed in its turn, each
 * attribute is allowed. Most of what authors write is; parsing takes twenty times as long.
 * @returns false for everything that has to be looked at closely
 * @requirement O6
 */
export function isPlainMarkup(html: string, rules: MarkupRules): boolean {
  const open: string[] = [];
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', tag.lastIndex)) {
    tag.lastIndex = at;
    const [, end, name = '', attributes = ''] = tag.exec(html) ?? [];
    if (name === '' || !rules.tags.includes(name)) return false;
    if (end) {
      if (open.pop() !== name) return false;
    } else {
      const isInline = inline.has(name);
      if (name === 'a' && open.includes('a')) return false;
      if ((!isInline && open.includes('p')) || !areAllowed(name, attributes, rules)) return false;
      if (name !== 'br') open.push(name);
    }
  }
  return open.length === 0;
}

function areAllowed(name: string, attributes: string, { attributes: allowed }: MarkupRules): boolean {
  for (const [, key = '', value = ''] of attributes.matchAll(attribute)) {
    const isKnown = key === 'id' || allowed['*']?.includes(key) || allowed[name]?.includes(key);
    if (!isKnown || (value.includes(':') && !/^(https:|tel:|mailto:)/.test(value))) return false;
  }
  return true;
}
