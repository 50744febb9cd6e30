import type { ManagedVisit } from '@/contracts/managed-visit';
import { isInPersonType } from '@/config/visit-types';
import type { MoveState } from '#routes/visit/move';
import { moveBody } from '#routes/visit/move-document';
import {
  buttonOf,
  callOf,
  documentOf,
  escaped,
  formOf,
  paragraph,
  whenOf,
  type DocumentWords,
} from '#routes/visit/html';

/** What the document shows. `code` goes back into its forms. */
export type DocumentState =
  | { readonly kind: 'unknown' | 'failed' | 'tooMany' }
  | {
      readonly kind: 'visit' | 'confirm' | 'changed' | 'moved';
      readonly code: string;
      readonly visit: ManagedVisit;
      /** Where a calendar finds the visit, once it was asked for. */
      readonly feed?: string;
    }
  | MoveState;

/**
 * A visit as a page without scripts: what it is, a cancellation that asks once more, and a move to another time.
 * @requirement I16
 */
export function visitDocument(state: DocumentState, words: DocumentWords): string {
  const isWrong = 'isPlaceWrong' in state || state.kind === 'unknown' || state.kind === 'failed';
  return documentOf({ title: words.t(titleOf(state)), isWrong, body: bodyOf(state, words) }, words);
}

function titleOf(state: DocumentState): string {
  if ('visit' in state && state.visit.status === 'cancelled') return 'Your visit is cancelled';
  switch (state.kind) {
    case 'confirm':
      return 'Cancel this visit?';
    case 'moving':
      return state.meets ? 'Is this a second visit?' : 'Choose a new time';
    case 'times':
      return state.alternatives ? 'That time was just taken' : 'Choose a new time';
    case 'moved':
      return 'Your visit has a new time';
    default:
      return 'Your visit';
  }
}

function bodyOf(state: DocumentState, words: DocumentWords): string {
  const { t } = words;
  if (state.kind === 'unknown')
    return paragraph(
      t('The link is not valid, or its visit is over. Check the code, or call us: 1-888-824-0200.'),
    );
  if (state.kind === 'tooMany')
    return paragraph(
      t('There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.'),
    );
  if (state.kind === 'failed')
    return `${paragraph(t('We could not load your visit. It has not changed.'))}${callOf(words.phone, words)}`;
  if (!('visit' in state)) return '';
  if (state.kind === 'times' || state.kind === 'moving') return moveBody(state, words);
  const { visit } = state;
  const changed =
    state.kind === 'changed' ? paragraph(t('This visit was changed meanwhile. This is how it is now.')) : '';
  const question =
    state.kind === 'confirm'
      ? paragraph(
          t(
            'Your time is given back at once, so that someone else can have it. You cannot undo this, but you can book again.',
          ),
        )
      : '';
  return [
    changed,
    factsOf(visit, words),
    joinOf(visit, words),
    question,
    visit.canMove && visit.status === 'booked' && state.kind !== 'confirm'
      ? formFor(state, words, { action: 'times', label: 'Move to another time' })
      : '',
    visit.canCancel ? cancelForm(state, words) : '',
    feedOf(state, words),
    againOf(visit, words),
    callOf(visit.phone, words),
  ].join('');
}

function factsOf(visit: ManagedVisit, words: DocumentWords): string {
  const { t } = words;
  const place = [visit.location, visit.address, visit.cityAndZip].filter(Boolean).join(', ');
  const [label, where] = isInPersonType(visit.visitType) ? [t('Where'), place] : [t('How'), t('Video visit')];
  return `<dl><dt>${escaped(t('When'))}</dt><dd>${escaped(whenOf(visit, words))}</dd><dt>${escaped(label)}</dt><dd><bdi>${escaped(where)}</bdi></dd></dl>`;
}

/** The doctor of a cancelled visit, whom the visitor may want to book again. */
function againOf({ doctorPath }: ManagedVisit, { t, formPath }: DocumentWords): string {
  if (!doctorPath) return '';
  const href = formPath.replace(/\/appointments\/manage$/, doctorPath);
  return `<p><a href="${escaped(href)}">${escaped(t('Book another visit'))}</a></p>`;
}

/** How a video visit is attended. */
function joinOf({ status, visitType, joinUrl }: ManagedVisit, { t }: DocumentWords): string {
  if (status !== 'booked' || isInPersonType(visitType)) return '';
  if (joinUrl !== '')
    return `<p><a href="${escaped(joinUrl)}" rel="noreferrer">${escaped(t('Join your video visit'))}</a></p>`;
  return paragraph(
    t(
      'The clinic sends you the link to your video visit. If you do not have it the day before, please call.',
    ),
  );
}

type VisitState = Extract<DocumentState, { code: string }>;

/** The first sending asks, the second one cancels, or leads back. */
function cancelForm(state: VisitState, words: DocumentWords): string {
  return state.kind === 'confirm'
    ? formFor(state, words, { action: 'cancel', label: 'Yes, cancel my visit' }) +
        formFor(state, words, { action: 'show', label: 'Keep my visit' })
    : formFor(state, words, { action: 'ask', label: 'Cancel this visit' });
}

/** The address for a calendar, or the button that makes one. */
function feedOf(state: VisitState & { readonly feed?: string }, words: DocumentWords): string {
  const { t } = words;
  const isShown = state.kind === 'visit' || state.kind === 'moved';
  if (!isShown || state.visit.status !== 'booked') return '';
  if (state.feed === undefined)
    return formFor(state, words, { action: 'feed', label: 'Keep my calendar up to date' });
  const webcal = state.feed.replace(/^https?:/, 'webcal:');
  const note = t(
    'Whoever has this address sees when and where your visit is, and nothing else. It ends a day after the visit.',
  );
  return `<p><a href="${escaped(webcal)}">${escaped(t('Open in my calendar'))}</a></p><p>${escaped(t('Or add this address to your calendar:'))}<br><code dir="ltr" style="overflow-wrap:anywhere">${escaped(state.feed)}</code></p>${paragraph(note)}`;
}

function formFor(
  { code, visit }: VisitState,
  { t, language }: DocumentWords,
  { action, label }: { readonly action: string; readonly label: string },
): string {
  const hidden = { code, language, sequence: String(visit.sequence), action };
  return formOf('/api/appointments/manage', hidden, buttonOf(t(label)));
}
