/** How a file is sent: its type, and whether browsers save it rather than show it. */
export type MediaKind = { readonly type: string; readonly isSaved?: boolean };

const documents =
  /^application\/(msword|vnd\.ms-(excel|powerpoint)|vnd\.openxmlformats-officedocument\.[\w.]+|zip)$/;
/** Types whose parts are sent as they are announced: of a part, the first bytes are not there to look at. */
const inParts = /^(video\/(mp4|webm)|audio\/mpeg|application\/pdf)$/;

/**
 * What a file is by its first bytes; the type that its server gives it counts for plain texts and office documents alone,
 * which no browser runs.
 * @param announced - the server's `Content-Type`
 * @returns undefined for what pages do not show: pages, scripts, drawings with scripts, anything unknown
 * @requirement O3 O8
 */
export function mediaKindOf(bytes: Uint8Array, announced: string): MediaKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32)).toString('latin1');
  const type = typeByHead(head);
  if (type) return { type };
  const said = plainTypeOf(announced);
  if (head.startsWith('PK\x03\x04') || head.startsWith('\xd0\xcf\x11\xe0'))
    return documents.test(said) ? { type: said, isSaved: true } : undefined;
  const text = textIn(bytes);
  if (text === undefined) return undefined;
  if (isDrawing(text)) return hasScript(text) ? undefined : { type: 'image/svg+xml' };
  if (/^WEBVTT(\s|$)/.test(text)) return { type: 'text/vtt; charset=utf-8' };
  return said === 'text/csv' && !text.trimStart().startsWith('<')
    ? { type: 'text/csv; charset=utf-8' }
    : undefined;
}

/**
 * What a part of a file is: a film, a sound or a document, as its server says; undefined for anything else.
 * @requirement O3
 */
export function partKindOf(announced: string): MediaKind | undefined {
  const type = plainTypeOf(announced);
  return inParts.test(type) ? { type } : undefined;
}

function plainTypeOf(announced: string): string {
  return announced.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function typeByHead(head: string): string | undefined {
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(head)) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.startsWith('%PDF-')) return 'application/pdf';
  if (head.startsWith('\x1a\x45\xdf\xa3')) return 'video/webm';
  if (head.startsWith('ID3')) return 'audio/mpeg';
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const brand = head.slice(8, 12);
  if (/^avi[fs]$/.test(brand)) return 'image/avif';
  return /^(iso[m2-9]|mp4[12v]|M4V |avc1|dash|MSNV)$/.test(brand) ? 'video/mp4' : undefined;
}

/** The text in a file; undefined where it is none. */
function textIn(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isDrawing(text: string): boolean {
  return /^\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>[]*>\s*)*<svg[\s>]/i.test(text);
}

function hasScript(svg: string): boolean {
  return /<\s*(\w+:)?(script|foreignObject|iframe)|\son\w+\s*=|javascript:|<!ENTITY/i.test(svg);
}
