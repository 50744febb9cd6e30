import type { FormSubmissionTable } from '../db/forms-schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { toLanguage, type Language } from '../scheduling/language.ts';
import { htmlOf, textOf, type Letter } from '../scheduling/messages/letter.ts';

type Words = Readonly<
  Record<'subject' | 'arrived' | 'read' | 'study' | 'number' | 'nothing' | 'urgent' | 'automatic', string>
>;

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'We have received your form',
    arrived: 'Thank you. What you sent us has arrived.',
    read: 'Somebody reads it.',
    study: 'Study',
    number: 'Number',
    nothing: 'If you sent us nothing, somebody typed your address by mistake. You need not do anything.',
    urgent: 'This is not for emergencies: call 911.',
    automatic: 'This message was sent automatically. Please do not answer it.',
  },
  'es-MX': {
    subject: 'Recibimos su formulario',
    arrived: 'Gracias. Lo que nos envió ha llegado.',
    read: 'Alguien lo leerá.',
    study: 'Estudio',
    number: 'Número',
    nothing: 'Si no nos envió nada, alguien escribió su dirección por error. No tiene que hacer nada.',
    urgent: 'Esto no es para emergencias: llame al 911.',
    automatic: 'Este mensaje se envió automáticamente. Por favor no lo responda.',
  },
  ar: {
    subject: 'لقد تلقينا نموذجك',
    arrived: 'شكرًا لك. وصلنا ما أرسلته.',
    read: 'سيقرؤه أحد موظفينا.',
    study: 'الدراسة',
    number: 'الرقم',
    nothing: 'إذا لم ترسل إلينا شيئًا فقد كتب أحدهم عنوانك بالخطأ، ولا يلزمك فعل أي شيء.',
    urgent: 'هذا ليس للحالات الطارئة: اتصل بالرقم 911.',
    automatic: 'أُرسلت هذه الرسالة آليًا. يرجى عدم الرد عليها.',
  },
};

/**
 * Tells the sender of a form, in their language, that it arrived. Nothing that they wrote is in it but the number of a study:
 * the address may be somebody else's.
 * @requirement K9
 */
export function answerMail({
  id,
  to,
  row,
  promise,
  about = '',
}: {
  readonly id: string;
  readonly to: string;
  readonly row: Pick<FormSubmissionTable, 'id' | 'language'>;
  /** What the form promises its senders, by language. */
  readonly promise: Readonly<Record<string, string>>;
  /** What was written where the form asks for a study. */
  readonly about?: string;
}): Mail {
  const language = toLanguage(row.language);
  const say = words[language];
  // A number that begins so can say nothing else.
  const study = /\bNCT\d{8}\b/.exec(about)?.[0];
  const letter: Letter = {
    language,
    subject: say.subject,
    parts: [
      { kind: 'sentence', text: `${say.arrived} ${promise[language] ?? say.read}` },
      {
        kind: 'facts',
        facts: [
          ...(study === undefined ? [] : [[say.study, study] as const]),
          [say.number, row.id.slice(0, 8)],
        ],
      },
      { kind: 'sentence', text: say.nothing },
      { kind: 'sentence', text: say.urgent },
      { kind: 'sentence', text: say.automatic },
    ],
  };
  return { id, to, language, subject: say.subject, text: textOf(letter), html: htmlOf(letter) };
}
