import type { OutboxTable } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import { DEFAULT_ZONE } from '../directory.ts';
import { forgetLetter, letterOfDraft, type DraftLetter } from '../drafts/drafts.ts';
import type { Language } from '../language.ts';
import { linkAddress, savedRequestPage } from './addresses.ts';
import type { Dispatch } from './senders.ts';
import { htmlOf, textOf, type Letter } from './letter.ts';
import { whenIn, words } from './words.ts';

type DraftWords = Readonly<Record<'subject' | 'opening' | 'link' | 'ignore', string>>;

const draftWords: Readonly<Record<Language, DraftWords>> = {
  en: {
    subject: 'Go on with your form',
    opening: 'You saved a form on our site. With this link you go on where you stopped, until {when}.',
    link: 'Go on with the form',
    ignore:
      'Whoever has this link can open the form. If you did not ask for it, do nothing: it is deleted then.',
  },
  'es-MX': {
    subject: 'Continúe con su formulario',
    opening:
      'Usted guardó un formulario en nuestro sitio. Con este enlace continúa donde se quedó, hasta el {when}.',
    link: 'Continuar con el formulario',
    ignore:
      'Quien tenga este enlace puede abrir el formulario. Si usted no lo pidió, no haga nada: entonces se borrará.',
  },
  ar: {
    subject: 'أكمل استمارتك',
    opening: 'حفظت استمارة على موقعنا. بهذا الرابط تكمل من حيث توقفت، حتى {when}.',
    link: 'إكمال الاستمارة',
    ignore: 'كل من لديه هذا الرابط يستطيع فتح الاستمارة. إذا لم تطلب ذلك فلا تفعل شيئًا، وستُحذف حينها.',
  },
};

/**
 * Sends the link to a form that is finished later, once. The message says neither what the form is about nor whose.
 * @requirement J9
 */
export async function deliverDraftLink(
  { db, mailer, secret, siteUrl }: Dispatch,
  item: OutboxTable,
  nowMs: number,
): Promise<undefined> {
  const letter = await letterOfDraft(db, { id: item.subject_id, secret, nowMs });
  if (letter === undefined) return;
  await mailer.send(draftMail({ ...letter, id: item.id, siteUrl }));
  await forgetLetter(db, item.subject_id);
}

type Message = DraftLetter & { readonly expiresAt: number; readonly id: string; readonly siteUrl: string };

function draftMail({ id, email, language, token, expiresAt, siteUrl }: Message): Mail {
  const say = draftWords[language];
  const when = whenIn(language, { at: expiresAt, zone: DEFAULT_ZONE });
  const letter: Letter = {
    language,
    subject: say.subject,
    parts: [
      { kind: 'sentence', text: say.opening.replace('{when}', when) },
      { kind: 'link', name: say.link, address: linkAddress(savedRequestPage(siteUrl, language), token) },
      { kind: 'sentence', text: say.ignore },
      { kind: 'sentence', text: words[language].automatic },
    ],
  };
  return { id, to: email, language, subject: say.subject, text: textOf(letter), html: htmlOf(letter) };
}
