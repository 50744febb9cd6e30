import type { FormSubmissionTable, NewsletterSubscriberTable } from '../db/forms-schema.ts';
import type { Mail } from '../mail/mailer.ts';
import { toLanguage, type Language } from '../scheduling/language.ts';
import { DEFAULT_ZONE } from '../scheduling/directory.ts';
import { htmlOf, textOf, type Letter } from '../scheduling/messages/letter.ts';
import { whenIn } from '../scheduling/messages/words.ts';
import type { StoredField } from './submissions.ts';

type ConfirmWords = Readonly<
  Record<'subject' | 'asked' | 'confirm' | 'code' | 'nothing' | 'stop' | 'automatic', string>
>;

const confirmWords: Readonly<Record<Language, ConfirmWords>> = {
  en: {
    subject: 'Please confirm: health news by email',
    asked:
      'Somebody, we hope you, asked us to send our health news to this address: one short email a month.',
    confirm: 'Yes, send me the health news',
    code: 'If the link does not work, open the page and type this code:',
    nothing:
      'If it was not you, do nothing. We will not write again, and delete your address within two days.',
    stop: 'Stop the health news',
    automatic: 'This message was sent automatically. Please do not answer it.',
  },
  'es-MX': {
    subject: 'Por favor confirme: noticias de salud por correo',
    asked:
      'Alguien, esperamos que usted, nos pidió enviar nuestras noticias de salud a esta dirección: un correo breve al mes.',
    confirm: 'Sí, envíenme las noticias de salud',
    code: 'Si el enlace no funciona, abra la página y escriba este código:',
    nothing:
      'Si no fue usted, no haga nada. No volveremos a escribirle y borraremos su dirección en dos días.',
    stop: 'Dejar de recibir las noticias de salud',
    automatic: 'Este mensaje se envió automáticamente. Por favor no lo responda.',
  },
  ar: {
    subject: 'يرجى التأكيد: أخبار صحية بالبريد الإلكتروني',
    asked: 'طلب منا أحدهم، ونأمل أنه أنت، إرسال أخبارنا الصحية إلى هذا العنوان: رسالة قصيرة كل شهر.',
    confirm: 'نعم، أرسلوا لي الأخبار الصحية',
    code: 'إذا لم يعمل الرابط فافتح الصفحة واكتب هذا الرمز:',
    nothing: 'إذا لم تكن أنت فلا تفعل شيئًا. لن نكتب إليك مرة أخرى وسنحذف عنوانك خلال يومين.',
    stop: 'إيقاف الأخبار الصحية',
    automatic: 'أُرسلت هذه الرسالة آليًا. يرجى عدم الرد عليها.',
  },
};

/** The site's page on which the newsletter is confirmed and stopped, in a language. */
function newsletterPage(siteUrl: string, language: Language): string {
  return `${siteUrl}${language === 'en' ? '' : `/${language.toLowerCase()}`}/newsletter/confirm`;
}

/**
 * Asks the owner of an address whether they want the newsletter. The codes are behind the `#`: no log has them.
 * @requirement K8 K10
 */
export function confirmMail({
  id,
  subscriber,
  token,
  stop,
  siteUrl,
}: {
  readonly id: string;
  readonly subscriber: NewsletterSubscriberTable;
  readonly token: string;
  readonly stop: string;
  readonly siteUrl: string;
}): Mail {
  const language = toLanguage(subscriber.language);
  const say = confirmWords[language];
  const page = newsletterPage(siteUrl, language);
  const letter: Letter = {
    language,
    subject: say.subject,
    parts: [
      { kind: 'sentence', text: say.asked },
      { kind: 'link', name: say.confirm, address: `${page}#code=${token}` },
      { kind: 'code', text: `${say.code} ${page}`, code: token.match(/.{1,5}/g)?.join('-') ?? token },
      { kind: 'sentence', text: say.nothing },
      { kind: 'link', name: say.stop, address: `${page}#code=${stop}&do=stop` },
      { kind: 'sentence', text: say.automatic },
    ],
  };
  return {
    id,
    to: subscriber.email,
    language,
    subject: say.subject,
    text: textOf(letter),
    html: htmlOf(letter),
  };
}

const troubles: Readonly<Record<string, string>> = {
  refused:
    'The forms service refused this form after its sender had been told that it was received. What they wrote is attached.',
  unclear:
    'Nobody knows whether the forms service has this form: it gave no answer. Please look there before you enter what is attached.',
  failed: 'The forms service has not taken this form for three days. What was written is attached.',
};

/** `es-MX` as people of the house say it: Spanish. */
function languageName(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(toLanguage(tag).split('-')[0] ?? tag) ?? tag;
}

/**
 * Tells people of the house of a form. Subject and text hold nothing of the sender, because screens of telephones show
 * them; what they wrote is attached, as text for people and as JSON for programs.
 * @requirement K9
 */
export function formMail({
  id,
  to,
  row,
  fields,
}: {
  readonly id: string;
  readonly to: string;
  readonly row: FormSubmissionTable;
  readonly fields: readonly StoredField[];
}): Mail {
  const trouble = troubles[row.state];
  const subject = trouble ? `A form needs you: ${row.form_name}` : `A form was sent: ${row.form_name}`;
  const facts = [
    ['Form', row.form_name],
    ['Number', row.id.slice(0, 8)],
    ['Sent', whenIn('en', { at: row.created_at, zone: DEFAULT_ZONE })],
    ['Language', languageName(row.language)],
  ] as const;
  const letter: Letter = {
    language: 'en',
    subject,
    parts: [
      { kind: 'sentence', text: trouble ?? 'What was written is attached.' },
      { kind: 'facts', facts },
    ],
  };
  const lines = [...facts.map(([name, value]) => ({ name, value })), ...fields].map(
    ({ name, value }) => `${name}:\n${value || '–'}\n`,
  );
  return {
    id,
    to,
    language: 'en',
    subject,
    text: textOf(letter),
    html: htmlOf(letter),
    attachments: [
      { name: 'form.txt', type: 'text/plain', content: lines.join('\n') },
      {
        name: 'form.json',
        type: 'application/json',
        content: JSON.stringify({ id: row.id, fields }, null, 2),
      },
    ],
  };
}
