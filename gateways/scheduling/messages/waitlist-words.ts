import type { Language } from '../language.ts';

/** The words of the messages to who waits for an earlier time. */
export const waitlistWords: Readonly<
  Record<
    Language,
    {
      readonly confirmSubject: string;
      readonly confirmOpening: string;
      readonly confirm: string;
      readonly confirmIgnore: string;
      readonly joinedSubject: string;
      readonly joinedOpening: string;
      readonly between: string;
      readonly offerSubject: string;
      readonly offerOpening: string;
      readonly take: string;
      readonly leave: string;
    }
  >
> = {
  en: {
    confirmSubject: 'Please confirm your email address',
    confirmOpening:
      'Somebody asked us to write to this address when an earlier time opens. If it was you, please confirm. You are on the waitlist from then on.',
    confirm: 'Confirm my address',
    confirmIgnore: 'If you did not ask for this, do nothing. We forget your address after two days.',
    joinedSubject: 'You are on the waitlist',
    joinedOpening:
      'You confirmed your address. We write to you when an earlier time opens. With the link below you hear no more.',
    between: 'Between',
    offerSubject: 'An earlier time is open: {when}',
    offerOpening: 'Somebody gave this time back. We told others too: whoever takes it first has it.',
    take: 'Take this time',
    leave: 'Leave the waitlist',
  },
  'es-MX': {
    confirmSubject: 'Confirme su correo electrónico',
    confirmOpening:
      'Alguien nos pidió que escribamos a esta dirección cuando se libere un horario más cercano. Si fue usted, confírmelo. Desde ese momento estará en la lista de espera.',
    confirm: 'Confirmar mi correo',
    confirmIgnore: 'Si usted no lo pidió, no haga nada. Borraremos su dirección después de dos días.',
    joinedSubject: 'Está en la lista de espera',
    joinedOpening:
      'Usted confirmó su correo. Le escribiremos cuando se libere un horario más cercano. Con el enlace de abajo no recibirá más mensajes.',
    between: 'Entre',
    offerSubject: 'Hay un horario más cercano: {when}',
    offerOpening:
      'Alguien liberó este horario. También avisamos a otras personas: es de quien lo tome primero.',
    take: 'Tomar este horario',
    leave: 'Salir de la lista de espera',
  },
  ar: {
    confirmSubject: 'يرجى تأكيد بريدك الإلكتروني',
    confirmOpening:
      'طلب منا شخص أن نكتب إلى هذا العنوان عندما يتوفر وقت أقرب. إذا كنت أنت فيرجى التأكيد، وبعده تكون على قائمة الانتظار.',
    confirm: 'أؤكد عنواني',
    confirmIgnore: 'إذا لم تطلب ذلك فلا تفعل شيئًا. سنحذف عنوانك بعد يومين.',
    joinedSubject: 'أنت على قائمة الانتظار',
    joinedOpening: 'لقد أكدت عنوانك. سنكتب إليك عندما يتوفر وقت أقرب. بالرابط أدناه لن تصلك رسائل أخرى.',
    between: 'بين',
    offerSubject: 'توفر وقت أقرب: {when}',
    offerOpening: 'أعاد شخص هذا الوقت. أخبرنا آخرين أيضًا، والوقت لمن يأخذه أولًا.',
    take: 'خذ هذا الوقت',
    leave: 'مغادرة قائمة الانتظار',
  },
};
