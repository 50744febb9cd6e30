import type { Language } from '../language.ts';
import type { VisitMessageKind } from './words.ts';

/**
 * The words of text messages. Spanish keeps to letters of the GSM alphabet: one other letter halves what a message
 * holds. In Arabic the number stands alone in its line: after Arabic letters it would be turned round.
 */
export type TextWords = {
  readonly opening: Readonly<Record<VisitMessageKind, string>>;
  readonly call: string;
  /** Before the link to a video visit; '' where it stands alone. */
  readonly join: string;
  readonly stop: string;
};

export const textWords: Readonly<Record<Language, TextWords>> = {
  en: {
    opening: {
      booked: 'Your visit is booked: {when}.',
      moved: 'Your visit has a new time: {when}.',
      cancelled: 'Your visit is cancelled: {when}.',
      reminder: 'Reminder of your visit: {when}.',
    },
    call: 'Call {phone}',
    join: 'Join by video:',
    stop: 'Reply STOP to end texts.',
  },
  'es-MX': {
    opening: {
      booked: 'Cita reservada: {when}.',
      moved: 'Su cita tiene nuevo horario: {when}.',
      cancelled: 'Cita cancelada: {when}.',
      reminder: 'Recordatorio de su cita: {when}.',
    },
    call: 'Tel. {phone}',
    join: 'Entrar por video:',
    stop: 'Responda STOP para no recibir mensajes.',
  },
  ar: {
    opening: {
      booked: 'تم حجز موعدك: {when}',
      moved: 'وقت موعدك الجديد: {when}',
      cancelled: 'أُلغي موعدك: {when}',
      reminder: 'تذكير بموعدك: {when}',
    },
    call: '{phone}',
    // Beside the other lines there is room for the link alone.
    join: '',
    stop: 'STOP للإيقاف',
  },
};
