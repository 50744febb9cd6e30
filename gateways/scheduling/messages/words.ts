import type { Language } from '../language.ts';
import { withoutContinent, zoneStyle } from './zone-names.ts';

/** What a message is about. */
export type VisitMessageKind = 'booked' | 'moved' | 'cancelled' | 'reminder';

/** The words of the messages about a visit. `{when}` is replaced by the date. */
export type Words = {
  readonly subject: Readonly<Record<VisitMessageKind, string>>;
  readonly opening: Readonly<Record<VisitMessageKind, string>>;
  readonly when: string;
  readonly where: string;
  readonly how: string;
  readonly video: string;
  /** Of a video visit: the link, and what to have ready. */
  readonly join: string;
  readonly beforeVideo: string;
  /** Of any other visit: when to come, and with what. */
  readonly before: string;
  /** To whoever asked for an interpreter. */
  readonly interpreter: string;
  readonly phone: string;
  readonly number: string;
  readonly change: string;
  readonly cancel: string;
  readonly calendar: string;
  readonly code: string;
  readonly automatic: string;
  readonly event: string;
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: {
      booked: 'Your visit on {when} is booked',
      moved: 'Your visit has moved to {when}',
      cancelled: 'Your visit on {when} is cancelled',
      reminder: 'Reminder: your visit on {when}',
    },
    opening: {
      booked: 'Your visit is booked.',
      moved: 'Your visit has a new time. The old time is no longer yours.',
      cancelled: 'Your visit is cancelled. You need not do anything else.',
      reminder: 'You have a visit soon. If you cannot come, please cancel so that someone else can.',
    },
    when: 'When',
    where: 'Where',
    how: 'How',
    video: 'Video visit',
    join: 'Join your video visit',
    beforeVideo:
      'Open the link a few minutes early. It checks your camera and microphone. Choose a quiet place with good light.',
    before:
      'Come 15 minutes early, with a photo ID, a list of your medicines, and your insurance card if you use insurance.',
    interpreter: 'We have asked for an interpreter for your visit. It is free.',
    phone: 'Phone',
    number: 'Confirmation number',
    change: 'See, move or cancel your visit',
    cancel: 'Cancel your visit',
    calendar: 'Keep my calendar up to date',
    code: 'If the link does not open, type this code at {address}:',
    automatic: 'This is an automatic message. Please call us instead of answering it.',
    event: 'Healthcare appointment',
  },
  'es-MX': {
    subject: {
      booked: 'Su cita del {when} está reservada',
      moved: 'Su cita se cambió al {when}',
      cancelled: 'Su cita del {when} está cancelada',
      reminder: 'Recordatorio: su cita del {when}',
    },
    opening: {
      booked: 'Su cita está reservada.',
      moved: 'Su cita tiene un nuevo horario. El horario anterior ya no está reservado.',
      cancelled: 'Su cita está cancelada. No tiene que hacer nada más.',
      reminder: 'Pronto tiene una cita. Si no puede venir, cancélela para que otra persona pueda usarla.',
    },
    when: 'Cuándo',
    where: 'Dónde',
    how: 'Cómo',
    video: 'Cita por video',
    join: 'Entrar a su cita por video',
    beforeVideo:
      'Abra el enlace unos minutos antes. Ahí se prueban su cámara y su micrófono. Elija un lugar tranquilo y con buena luz.',
    before:
      'Llegue 15 minutos antes, con una identificación con foto, una lista de sus medicinas y, si usa seguro, su tarjeta.',
    interpreter: 'Pedimos un intérprete para su cita. Es gratis.',
    phone: 'Teléfono',
    number: 'Número de confirmación',
    change: 'Ver, cambiar o cancelar su cita',
    cancel: 'Cancelar su cita',
    calendar: 'Mantener mi calendario al día',
    code: 'Si el enlace no se abre, escriba este código en {address}:',
    automatic: 'Este es un mensaje automático. Llámenos en lugar de responderlo.',
    event: 'Cita médica',
  },
  ar: {
    subject: {
      booked: 'تم حجز موعدك: {when}',
      moved: 'الوقت الجديد لموعدك: {when}',
      cancelled: 'تم إلغاء موعدك: {when}',
      reminder: 'تذكير بموعدك: {when}',
    },
    opening: {
      booked: 'تم حجز موعدك.',
      moved: 'أصبح لموعدك وقت جديد، ولم يعد الوقت السابق محجوزًا لك.',
      cancelled: 'تم إلغاء موعدك. لا يلزمك فعل أي شيء آخر.',
      reminder: 'لديك موعد قريب. إذا تعذر عليك الحضور فيرجى الإلغاء ليستفيد منه شخص آخر.',
    },
    when: 'الوقت',
    where: 'المكان',
    how: 'الطريقة',
    video: 'زيارة بالفيديو',
    join: 'الانضمام إلى زيارتك بالفيديو',
    beforeVideo: 'افتح الرابط قبل الموعد ببضع دقائق لفحص الكاميرا والميكروفون. اختر مكانًا هادئًا جيد الإضاءة.',
    before:
      'احضر قبل الموعد بخمس عشرة دقيقة ومعك هوية بصورة وقائمة بأدويتك، وبطاقة التأمين إن كنت تستخدم تأمينًا.',
    interpreter: 'طلبنا مترجمًا لموعدك. الخدمة مجانية.',
    phone: 'الهاتف',
    number: 'رقم التأكيد',
    change: 'عرض موعدك أو نقله أو إلغاؤه',
    cancel: 'إلغاء موعدك',
    calendar: 'إبقاء تقويمي محدّثًا',
    code: 'إذا لم يُفتح الرابط، فاكتب هذا الرمز في {address}:',
    automatic: 'هذه رسالة آلية. يرجى الاتصال بنا بدلًا من الرد عليها.',
    event: 'موعد طبي',
  },
};

/**
 * Date, time and zone of an instant as people of a language write them.
 * @param instant.at - milliseconds since 1970
 * @requirement I18
 */
export function whenIn(language: Language, { at, zone }: { readonly at: number; readonly zone: string }) {
  const formatter = new Intl.DateTimeFormat(language, {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: zoneStyle[language],
  });
  return withoutContinent(formatter.format(at));
}
