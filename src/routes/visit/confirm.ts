import { confirmAddressSchema, type ConfirmAnswer } from '@/contracts/confirm-address';
import { buttonOf, documentOf, formOf, paragraph, type DocumentWords } from '#routes/visit/html';
import { confirmAddress } from '#services/waitlist/confirm-address';

type ConfirmState =
  | { readonly kind: 'unknown' | 'tooMany' }
  | { readonly kind: 'failed'; readonly code: string }
  | { readonly kind: 'done'; readonly purpose: ConfirmAnswer['purpose'] };

/** What happens next, by what the address is for. */
const outcomes = {
  waitlist: 'You are on the waitlist. We write to you when an earlier time opens.',
} as const satisfies Record<ConfirmAnswer['purpose'], string>;

/** Confirms an e-mail address by the code from a message, as it was typed. @requirement K10 */
export async function takeConfirmForm(typed: string): Promise<ConfirmState> {
  const read = confirmAddressSchema.safeParse({ code: typed });
  if (!read.success) return { kind: 'unknown' };
  const { code } = read.data;
  const answer = await confirmAddress(code);
  if (answer.ok) return { kind: 'done', purpose: answer.value.purpose };
  return answer.error.error === 'linkUnknown' ? { kind: 'unknown' } : { kind: 'failed', code };
}

/** What became of it, as a page without scripts. @requirement K10 */
export function confirmDocument(state: ConfirmState, words: DocumentWords): string {
  const { t } = words;
  const title = state.kind === 'done' ? 'Your email address is confirmed' : 'Confirm your email address';
  return documentOf({ title: t(title), body: bodyOf(state, words) }, words);
}

function bodyOf(state: ConfirmState, { t, language }: DocumentWords): string {
  switch (state.kind) {
    case 'unknown':
      return paragraph(t('This link is not valid, or its time is over.'));
    case 'tooMany':
      return paragraph(
        t('There were too many tries from your network. Please wait ten minutes or call us: 1-888-824-0200.'),
      );
    case 'failed': {
      const again = formOf(
        '/api/appointments/confirm',
        { code: state.code, language },
        buttonOf(t('Confirm my address')),
      );
      return `${paragraph(t('That did not work. Please try again, or call us: 1-888-824-0200.'))}${again}`;
    }
    case 'done':
      return paragraph(t(outcomes[state.purpose]));
  }
}
