/** An element of an XML text. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
};

/** A text that is not the XML that updates are written in. */
export class XmlSyntaxError extends Error {
  override readonly name = 'XmlSyntaxError';
}

type Open = XmlElement & {
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
};

const piece =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads an XML text without document type: no entity but the five of XML and numbered characters exists.
 * @throws XmlSyntaxError
 * @requirement B18
 */
export function readXml(given: string): XmlElement {
  const source = given.replace(/^\uFEFF/, '').trim();
  const root = openElement('');
  const path = [root];
  for (piece.lastIndex = 0; piece.lastIndex < source.length;) {
    const match = piece.exec(source);
    if (!match) throw new XmlSyntaxError('the update is not well-formed XML');
    const [, raw, closed, opened, written = '', isEmpty, text] = match;
    const inner = path.at(-1) ?? root;
    if (raw !== undefined) inner.text += raw;
    else if (text !== undefined) inner.text += withoutEntities(text);
    else if (closed !== undefined) {
      if (inner === root || inner.name !== closed)
        throw new XmlSyntaxError(`</${closed}> closes nothing that is open`);
      path.pop();
    } else if (opened !== undefined) {
      const element = openElement(opened);
      for (const [, name = '', double, single] of written.matchAll(attribute))
        element.attributes.set(name, withoutEntities(double ?? single ?? ''));
      inner.children.push(element);
      if (!isEmpty) path.push(element);
    }
  }
  const [first, ...more] = root.children;
  if (path.length > 1 || !first || more.length > 0 || root.text.trim() !== '')
    throw new XmlSyntaxError('the update is not one whole XML element');
  return first;
}

function openElement(name: string): Open {
  return { name, attributes: new Map(), children: [], text: '' };
}

function withoutEntities(text: string): string {
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);?/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) {
      const known = whole.endsWith(';') ? named[entity] : undefined;
      if (known === undefined) throw new XmlSyntaxError(`the entity ${whole} is not declared`);
      return known;
    }
    const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    if (!(code > 0 && code <= 0x10ffff)) throw new XmlSyntaxError(`${whole} is no character`);
    return String.fromCodePoint(code);
  });
}
