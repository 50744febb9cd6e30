import type { ManagedVisit } from '@/contracts/managed-visit';
import { isInPersonType } from '@/config/scheduling';
import { formatDate, formatTime, zoneName } from '@/lib/chicago-time';

/** What the document is written with. */
export type DocumentWords = {
  readonly t: (key: string) => string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of the clinic, while the visit's own place is not known; '' for none. */
  readonly phone: string;
  /** Where the code is typed. */
  readonly formPath: string;
};

/** What the document shows. `code` goes back into its forms. */
export type DocumentState =
  | { readonly kind: 'unknown' | 'failed' | 'tooMany' }
  | {
      readonly kind: 'visit' | 'confirm' | 'changed';
      readonly code: string;
      readonly visit: ManagedVisit;
      /** Where a calendar finds the visit, once it was asked for. */
      readonly feed?: string;
    };

/**
 * A visit as a page without scripts: what it is, and a cancellation that asks once more.
 * @requirement I16
 */
export function visitDocument(state: DocumentState, words: DocumentWords): string {
  const { t, language, direction, formPath } = words;
  const isCancelled = 'visit' in state && state.visit.status === 'cancelled';
  const title = t(
    isCancelled ? 'Your visit is cancelled' : state.kind === 'confirm' ? 'Cancel this visit?' : 'Your visit',
  );
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>
${bodyOf(state, words)}
<p><a href="${escaped(formPath)}">${escaped(t('Code from your message'))}</a></p>
</main></body></html>
`;
}

function bodyOf(state: DocumentState, words: DocumentWords): string {
  const { t } = words;
  const paragraph = (key: string) => `<p>${escaped(t(key))}</p>`;
  if (state.kind === 'unknown')
    return paragraph('The link is not valid, or its visit is over. Check the code, or call the clinic.');
  if (state.kind === 'tooMany')
    return paragraph(
      'There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.',
    );
  if (state.kind === 'failed')
    return `${paragraph('We could not load your visit. It has not changed.')}${callOf(words.phone, words)}`;
  if (!('visit' in state)) return '';
  const { visit } = state;
  const call = callOf(visit.phone, words);
  const changed =
    state.kind === 'changed' ? paragraph('This visit was changed meanwhile. This is how it is now.') : '';
  const question =
    state.kind === 'confirm'
      ? paragraph(
          'Your time is given back at once, so that someone else can have it. You cannot undo this, but you can book again.',
        )
      : '';
  return `${changed}${factsOf(visit, words)}${joinOf(visit, words)}${question}${visit.canCancel ? cancelForm(state, words) : ''}${feedOf(state, words)}${call}`;
}

function callOf(phone: string, { t }: DocumentWords): string {
  return phone === '' ? '' : `<p>${escaped(t('Questions? Call'))} <bdi>${escaped(phone)}</bdi></p>`;
}

function factsOf(visit: ManagedVisit, { t, language }: DocumentWords): string {
  const { zone, instant } = visit;
  const when = `${formatDate(visit.date, { language })}, ${formatTime(instant, { language, zone })} ${zoneName(instant, { language, zone, length: 'short' })}`;
  const place = [visit.location, visit.address, visit.cityAndZip].filter(Boolean).join(', ');
  const [label, where] = isInPersonType(visit.visitType) ? [t('Where'), place] : [t('How'), t('Video visit')];
  return `<dl><dt>${escaped(t('When'))}</dt><dd>${escaped(when)}</dd><dt>${escaped(label)}</dt><dd><bdi>${escaped(where)}</bdi></dd></dl>`;
}

/** How a video visit is attended. */
function joinOf({ status, visitType, joinUrl }: ManagedVisit, { t }: DocumentWords): string {
  if (status !== 'booked' || isInPersonType(visitType)) return '';
  if (joinUrl !== '')
    return `<p><a href="${escaped(joinUrl)}" rel="noreferrer">${escaped(t('Join your video visit'))}</a></p>`;
  const words = t(
    'The clinic sends you the link to your video visit. If you do not have it the day before, please call.',
  );
  return `<p>${escaped(words)}</p>`;
}

type VisitState = Extract<DocumentState, { code: string }>;

/** The first sending asks, the second one cancels. */
function cancelForm(state: VisitState, words: DocumentWords): string {
  return state.kind === 'confirm'
    ? formFor(state, words, { action: 'cancel', label: 'Yes, cancel my visit' })
    : formFor(state, words, { action: 'ask', label: 'Cancel this visit' });
}

/** The address for a calendar, or the button that makes one. */
function feedOf(state: VisitState, words: DocumentWords): string {
  const { t } = words;
  if (state.kind !== 'visit' || state.visit.status !== 'booked') return '';
  if (state.feed === undefined)
    return formFor(state, words, { action: 'feed', label: 'Keep my calendar up to date' });
  const webcal = state.feed.replace(/^https?:/, 'webcal:');
  const note = t(
    'Whoever has this address sees when and where your visit is, and nothing else. It ends a day after the visit.',
  );
  return `<p><a href="${escaped(webcal)}">${escaped(t('Open in my calendar'))}</a></p><p>${escaped(t('Or add this address to your calendar:'))}<br><code dir="ltr" style="overflow-wrap:anywhere">${escaped(state.feed)}</code></p><p>${escaped(note)}</p>`;
}

function formFor(
  { code, visit }: VisitState,
  { t, language }: DocumentWords,
  { action, label }: { readonly action: string; readonly label: string },
): string {
  const fields = Object.entries({ code, language, sequence: String(visit.sequence), action }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  return `<form method="post" action="/api/appointments/manage">${fields.join('')}<button>${escaped(t(label))}</button></form>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
