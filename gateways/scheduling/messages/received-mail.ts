import type { AppointmentRequestTable } from '../../db/schema.ts';
import type { Mail } from '../../mail/mailer.ts';
import { toLanguage, type Language } from '../language.ts';
import { detailsOf, requestReference } from '../requests/lines.ts';
import { htmlOf, textOf, type Letter } from './letter.ts';
import type { Dispatch } from './senders.ts';
import { words } from './words.ts';

/** The specification's sentence, which the page says too; a dictionary replaces it in both places. @requirement J4 */
const THANKS =
  'We have received your request and will contact you within one to two business days. To speak to someone directly, please call 1-888-824-0200.';

type ReceivedWords = Readonly<Record<'subject' | 'thanks' | 'notYet' | 'number' | 'emergency', string>>;

const receivedWords: Readonly<Record<Language, ReceivedWords>> = {
  en: {
    subject: 'We have received your request',
    thanks: THANKS,
    notYet: 'This is not an appointment yet: we find a time together with you.',
    number: 'Number of your request',
    emergency: 'In an emergency, call 911.',
  },
  'es-MX': {
    subject: 'Recibimos su solicitud',
    thanks:
      'Recibimos su solicitud y nos comunicaremos con usted en uno o dos días hábiles. Para hablar con alguien directamente, llame al 1-888-824-0200.',
    notYet: 'Todavía no es una cita: buscaremos una hora junto con usted.',
    number: 'Número de su solicitud',
    emergency: 'En una emergencia, llame al 911.',
  },
  ar: {
    subject: 'وصلنا طلبك',
    thanks:
      'لقد تلقينا طلبك وسنتصل بك خلال يوم إلى يومي عمل. للتحدث مع شخص مباشرة، اتصل بالرقم \u20661-888-824-0200\u2069.',
    notYet: 'هذا ليس موعدًا بعد: سنجد وقتًا مناسبًا معك.',
    number: 'رقم طلبك',
    emergency: 'في حالة الطوارئ اتصل بالرقم 911.',
  },
};

/** The sentence with the number of the form that was sent, where the form has one. */
function withNumber(sentence: string, phone: string): string {
  return phone === ''
    ? sentence
    : sentence.replace(/(\+?1[-. ])?\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/, () => phone);
}

/**
 * Tells the sender of a request that it was received. It repeats nothing of what they wrote, and names nobody: others may
 * read their mail, and an address may be mistyped.
 * @requirement J4 J6
 */
export function receivedMail({
  id,
  to,
  request,
  phrase,
}: {
  readonly id: string;
  readonly to: string;
  readonly request: AppointmentRequestTable;
  readonly phrase: Dispatch['phrase'];
}): Mail {
  const language = toLanguage(request.language);
  const say = receivedWords[language];
  const letter: Letter = {
    language,
    subject: say.subject,
    parts: [
      {
        kind: 'sentence',
        text: withNumber(phrase(THANKS, language) ?? say.thanks, detailsOf(request).Contact_Phone),
      },
      { kind: 'sentence', text: say.notYet },
      { kind: 'facts', facts: [[say.number, requestReference(request)]] },
      { kind: 'sentence', text: say.emergency },
      { kind: 'sentence', text: words[language].automatic },
    ],
  };
  return { id, to, language, subject: say.subject, text: textOf(letter), html: htmlOf(letter) };
}
