import type { Language } from '../language.ts';

/** The words of the messages to who waits for an earlier time. */
export const waitlistWords: Readonly<
  Record<
    Language,
    {
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
    joinedSubject: 'You are on the waitlist',
    joinedOpening:
      'We write to you when an earlier time opens. If you did not ask for this, use the link below and you hear no more.',
    between: 'Between',
    offerSubject: 'An earlier time is open: {when}',
    offerOpening: 'Somebody gave this time back. We told others too: whoever takes it first has it.',
    take: 'Take this time',
    leave: 'Leave the waitlist',
  },
  'es-MX': {
    joinedSubject: 'Está en la lista de espera',
    joinedOpening:
      'Le escribiremos cuando se libere un horario más cercano. Si usted no lo pidió, use el enlace de abajo y no recibirá más mensajes.',
    between: 'Entre',
    offerSubject: 'Hay un horario más cercano: {when}',
    offerOpening:
      'Alguien liberó este horario. También avisamos a otras personas: es de quien lo tome primero.',
    take: 'Tomar este horario',
    leave: 'Salir de la lista de espera',
  },
  ar: {
    joinedSubject: 'أنت على قائمة الانتظار',
    joinedOpening:
      'سنكتب إليك عندما يتوفر وقت أقرب. إذا لم تطلب ذلك فاستخدم الرابط أدناه ولن تصلك رسائل أخرى.',
    between: 'بين',
    offerSubject: 'توفر وقت أقرب: {when}',
    offerOpening: 'أعاد شخص هذا الوقت. أخبرنا آخرين أيضًا، والوقت لمن يأخذه أولًا.',
    take: 'خذ هذا الوقت',
    leave: 'مغادرة قائمة الانتظار',
  },
};
