import { escapeHtml } from '../../lib/html.ts';
import type { Language } from '../language.ts';

/** One part of a message, in the order in which it is read. */
export type Part =
  | { readonly kind: 'sentence'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'link'; readonly name: string; readonly address: string }
  | { readonly kind: 'code'; readonly text: string; readonly code: string };

/** A message before it is written as text and as HTML. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly Part[];
};

/** The message as plain text. @requirement I18 */
export function textOf({ language, parts }: Letter): string {
  const isolate = language === 'ar' ? isolated : String;
  return `${parts.map((part) => partText(part, isolate)).join('\n\n')}\n`;
}

/** Keeps a value from being turned round by the text about it: a phone number stays readable in Arabic. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}

function partText(part: Part, isolate: (value: string) => string): string {
  switch (part.kind) {
    case 'sentence':
      return part.text;
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${isolate(value)}`).join('\n');
    case 'link':
      return `${part.name}:\n${part.address}`;
    case 'code':
      return `${part.text}\n${part.code}`;
  }
}

/**
 * The message as a page: no pictures, no styles but a readable width, right to left where the language is.
 * @requirement I18
 */
export function htmlOf({ language, subject, parts }: Letter): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 sans-serif;max-width:36em;margin:1em auto;padding:0 1em">
<h1 style="font-size:1.25em">${escapeHtml(subject)}</h1>
${parts.map(partHtml).join('\n')}
</body>
</html>
`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'sentence':
      return `<p>${escapeHtml(part.text)}</p>`;
    case 'facts':
      return `<dl>${part.facts.map(([name, value]) => `<dt><strong>${escapeHtml(name)}</strong></dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`).join('')}</dl>`;
    case 'link':
      return `<p><a href="${escapeHtml(part.address)}" target="_blank" rel="noopener noreferrer">${escapeHtml(part.name)}</a></p>`;
    case 'code':
      return `<p>${escapeHtml(part.text)}<br><code dir="ltr">${escapeHtml(part.code)}</code></p>`;
  }
}
