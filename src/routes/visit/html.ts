import { formatDate, formatTime } from '@/lib/chicago-time';
import { listOf } from '@/lib/list-of';
import { zoneName } from '@/lib/zone-name';
import { telHref } from '@/lib/phone-call';

/** What a document is written with. */
export type DocumentWords = {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of the site. */
  readonly productName: string;
  /** Of the clinic, while the visit's own place is not known; '' for none. */
  readonly phone: string;
  /** Where the code is typed. */
  readonly formPath: string;
};

/** The content security policy lets attributes style, and no style sheet of the site is known by name here. */
const bodyStyle =
  'max-inline-size:46rem;margin:auto;padding:1rem;font:1.0625rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere';
const buttonStyle =
  'min-block-size:44px;margin-block:.25rem;padding:.25rem 1rem;font:inherit;text-align:start';

/**
 * A page without scripts.
 * @param body - HTML
 * @param isWrong - something has to be put right first: "Error:" stands before the window's title
 * @requirement A5 I16
 */
export function documentOf(
  {
    title,
    body,
    isWrong = false,
  }: { readonly title: string; readonly body: string; readonly isWrong?: boolean },
  { t, language, direction, productName, formPath }: DocumentWords,
): string {
  const windowTitle = [isWrong ? `${t('Error:')} ` : '', title, ' - ', productName].join('');
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(windowTitle)}</title></head>
<body style="${bodyStyle}"><main><h1>${escaped(title)}</h1>
${body}
<p><a href="${escaped(formPath)}">${escaped(t('Code from your message'))}</a></p>
</main></body></html>
`;
}

/** A form with hidden fields. @param inner - HTML @requirement I16 */
export function formOf(action: string, hidden: Readonly<Record<string, string>>, inner: string): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="${escaped(action)}">${fields.join('')}${inner}</form>`;
}

/** A button that sends its form; with a name, it says something of its own. @requirement I16 */
export function buttonOf(label: string, own?: { readonly name: string; readonly value: string }): string {
  const said = own ? ` name="${own.name}" value="${escaped(own.value)}"` : '';
  return `<button${said} style="${buttonStyle}">${escaped(label)}</button>`;
}

/** A paragraph of HTML. @param text - plain; it is escaped @requirement I16 */
export function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`;
}

/** The number to call, as HTML; nothing where there is none. @requirement I16 */
export function callOf(phone: string, { t }: DocumentWords): string {
  if (phone === '') return '';
  const href = telHref(phone);
  const number = `<bdi>${escaped(phone)}</bdi>`;
  return `<p>${escaped(t('Questions? Call'))} ${href ? `<a href="${href}">${number}</a>` : number}</p>`;
}

/** A time with its day, by the clinic's clock. @requirement I16 */
export function whenOf(
  { date, instant, zone }: { readonly date: string; readonly instant: number; readonly zone: string },
  { language }: DocumentWords,
): string {
  const time = `${formatTime(instant, { language, zone })} ${zoneName(instant, { language, zone, length: 'short' })}`;
  return listOf([formatDate(date, { language }), time], language);
}

/** Text as it may stand in HTML and in a quoted attribute. @requirement I16 */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
