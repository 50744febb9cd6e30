import type { WaiterTable, WaitlistOfferTable } from '../../db/waitlist-schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { Department } from '../calendar/provider.ts';
import { toLanguage } from '../language.ts';
import { visitTypes } from '../visit-types.ts';
import { confirmPage, linkAddress, readable, waitlistPage } from './addresses.ts';
import { htmlOf, textOf, type Letter, type Part } from './letter.ts';
import { waitlistWords } from './waitlist-words.ts';
import { whenIn, words } from './words.ts';

type Common = {
  readonly id: string;
  readonly waiter: WaiterTable;
  readonly token: string;
  readonly siteUrl: string;
};

/** Asks whether the owner of the address wants to be written to. It says nothing of whom it is about. @requirement K10 */
export function confirmMail({ id, waiter, token, siteUrl }: Common): Mail {
  const language = toLanguage(waiter.language);
  const say = waitlistWords[language];
  const page = confirmPage(siteUrl, language);
  return letterTo(waiter, id, say.confirmSubject, [
    { kind: 'sentence', text: say.confirmOpening },
    { kind: 'link', name: say.confirm, address: linkAddress(page, token) },
    codeFor(waiter, { page, token }),
    { kind: 'sentence', text: say.confirmIgnore },
  ]);
}

/** Says that somebody is on the waitlist, and how to leave it. @requirement I17 */
export function joinedMail(message: Common): Mail {
  const { waiter } = message;
  const say = waitlistWords[toLanguage(waiter.language)];
  const parts: Part[] = [
    { kind: 'sentence', text: say.joinedOpening },
    { kind: 'facts', facts: [[say.between, `${waiter.from_date} – ${waiter.to_date}`]] },
  ];
  return mailOf(message, say.joinedSubject, parts);
}

/** Offers a time that came free: when and where, and the link that takes it. @requirement I17 */
export function offerMail(
  message: Common & {
    readonly offer: WaitlistOfferTable;
    readonly department: Department | undefined;
    readonly zone: string;
  },
): Mail {
  const { waiter, offer, department, zone, siteUrl, token } = message;
  const language = toLanguage(waiter.language);
  const say = waitlistWords[language];
  const common = words[language];
  const when = whenIn(language, { at: offer.starts_at, zone });
  const isVideo = visitTypes.get(offer.visit_type)?.isVirtual === true;
  const { name = '', street = [], city = '', state = '', zipCode = '' } = department ?? {};
  const place = [name, ...street, city, `${state} ${zipCode}`.trim()]
    .filter((part) => part !== '')
    .join(', ');
  const parts: Part[] = [
    { kind: 'sentence', text: say.offerOpening },
    {
      kind: 'facts',
      facts: [
        [common.when, when],
        [common.where, isVideo ? common.video : place],
      ],
    },
    { kind: 'link', name: say.take, address: linkAddress(waitlistPage(siteUrl, language), token) },
  ];
  return mailOf(message, say.offerSubject.replace('{when}', when), parts);
}

function mailOf({ id, waiter, token, siteUrl }: Common, subject: string, parts: readonly Part[]): Mail {
  const language = toLanguage(waiter.language);
  const page = waitlistPage(siteUrl, language);
  const address = linkAddress(page, token, 'stop');
  return letterTo(waiter, id, subject, [
    ...parts,
    { kind: 'link', name: waitlistWords[language].leave, address },
    codeFor(waiter, { page, token }),
  ]);
}

/** A browser without scripts cannot read the code out of the link: it is typed. @requirement K10 */
function codeFor(
  { language }: WaiterTable,
  { page, token }: { readonly page: string; readonly token: string },
): Part {
  const { code } = words[toLanguage(language)];
  return { kind: 'code', text: code.replace('{address}', page), code: readable(token) };
}

function letterTo(waiter: WaiterTable, id: string, subject: string, parts: readonly Part[]): Mail {
  const language = toLanguage(waiter.language);
  const end: Part = { kind: 'sentence', text: words[language].automatic };
  const letter: Letter = { language, subject, parts: [...parts, end] };
  return { id, to: waiter.email, language, subject, text: textOf(letter), html: htmlOf(letter) };
}
