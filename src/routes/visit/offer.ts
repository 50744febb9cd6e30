import type { OfferAnswer } from '@/contracts/waitlist';
import { offerRequestSchema } from '@/contracts/waitlist';
import { bookingStepsPath } from '@/config/booking-cookie';
import { isInPersonType, patientOfType } from '@/config/visit-types';
import { linkOfSlot } from '@/domain/linked-time';
import {
  buttonOf,
  documentOf,
  escaped,
  formOf,
  paragraph,
  whenOf,
  type DocumentWords,
} from '#routes/visit/html';
import { leaveWaitlist, readOffer } from '#services/waitlist/waitlist';

export const offerActions = ['show', 'ask', 'leave'] as const;

type OfferState =
  | { readonly kind: 'unknown' | 'failed' | 'tooMany' | 'left' }
  | { readonly kind: 'leaving'; readonly code: string }
  | { readonly kind: 'offer'; readonly code: string; readonly offer: OfferAnswer };

/**
 * Does what a form of somebody on the waitlist says: shows the time that came free, asks whether to leave, leaves.
 * @requirement I17
 */
export async function takeOfferForm(
  { code: typed, action }: { readonly code: string; readonly action: (typeof offerActions)[number] },
  signal: AbortSignal,
): Promise<OfferState> {
  const read = offerRequestSchema.safeParse({ code: typed });
  if (!read.success) return { kind: 'unknown' };
  const { code } = read.data;
  if (action === 'ask') return { kind: 'leaving', code };
  if (action === 'leave') return { kind: (await leaveWaitlist(code)).ok ? 'left' : 'failed' };
  const offer = await readOffer(code, signal);
  if (offer.ok) return { kind: 'offer', code, offer: offer.value };
  return { kind: offer.error === 'unavailable' ? 'failed' : 'unknown' };
}

/** A time that came free, as a page without scripts: it is taken by the steps of a booking. @requirement I17 */
export function offerDocument(state: OfferState, words: DocumentWords): string {
  return documentOf({ title: words.t(titleOf(state)), body: bodyOf(state, words) }, words);
}

function titleOf({ kind }: OfferState): string {
  if (kind === 'leaving') return 'Leave the waitlist?';
  return kind === 'left' ? 'You are not on the waitlist any more' : 'An earlier time';
}

function bodyOf(state: OfferState, words: DocumentWords): string {
  const { t } = words;
  switch (state.kind) {
    case 'unknown':
      return paragraph(t('This link is not valid, or its time is over.'));
    case 'failed':
      return paragraph(t('That did not work. Please try again, or call us: 1-888-824-0200.'));
    case 'tooMany':
      return paragraph(
        t('There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.'),
      );
    case 'left':
      return paragraph(t('You hear no more from us about earlier times with this provider.'));
    case 'leaving':
      return `${paragraph(t('You hear no more from us about earlier times with this provider.'))}${actionForm(state.code, words, { action: 'leave', label: 'Leave the waitlist' })}`;
    case 'offer':
      return `${factsOf(state.offer, words)}${wayOf(state.offer, words)}${actionForm(state.code, words, { action: 'ask', label: 'Leave the waitlist' })}`;
  }
}

function factsOf(offer: OfferAnswer, words: DocumentWords): string {
  const { t } = words;
  const place = [offer.location, offer.address, offer.cityAndZip].filter(Boolean).join(', ');
  const [label, where] = isInPersonType(offer.visitType) ? [t('Where'), place] : [t('How'), t('Video visit')];
  const rows = [
    [t('With'), offer.providerName],
    [t('When'), whenOf(offer, words)],
    [label, where],
  ] as const;
  const list = rows.map(([name, text]) => `<dt>${escaped(name)}</dt><dd><bdi>${escaped(text)}</bdi></dd>`);
  return `<dl>${list.join('')}</dl>`;
}

/** The form that takes the time, or the way to others. */
function wayOf(offer: OfferAnswer, words: DocumentWords): string {
  const { t, language, formPath } = words;
  // The page of the steps stands in the same language as the one that this document belongs to.
  const prefix = formPath.toLowerCase().startsWith(`/${language.toLowerCase()}/`)
    ? `/${language.toLowerCase()}`
    : '';
  const steps = `${prefix}${bookingStepsPath}`;
  const { isNewPatient, isAdultPatient } = patientOfType(offer.visitType);
  const who = { visits: isNewPatient ? 'new' : 'returning', age: isAdultPatient ? 'adult' : 'child' };
  const doctor = offer.profilePath.replace(new RegExp(`^${prefix}(?=/)`), '');
  if (!offer.isFree) {
    const href = `${steps}?${new URLSearchParams({ doctor, ...who }).toString()}`;
    return `${paragraph(t('That time was just taken. We tell you when another one opens.'))}<p><a href="${escaped(href)}">${escaped(t('See other times'))}</a></p>`;
  }
  const take = formOf(
    steps,
    { step: 'choose', doctor, ...who, time: linkOfSlot(offer) },
    buttonOf(t('Take this time')),
  );
  return `${paragraph(t('This time is open now. It is yours when you have booked it.'))}${take}`;
}

function actionForm(
  code: string,
  { t, language }: DocumentWords,
  { action, label }: { readonly action: string; readonly label: string },
): string {
  return formOf('/api/appointments/offer', { code, language, action }, buttonOf(t(label)));
}
