import type { HoursKind, LocationData } from './locations.ts';
import { entriesOf } from './text-files.ts';

export type Language = 'en' | 'es-MX' | 'ar';

type Hours = Readonly<Record<string, string>>;

/** What the pages of all places say, in one language. */
type Words = {
  readonly description: (place: LocationData) => string;
  readonly entrance: string;
  readonly before: string;
  /** What helps whoever comes, one thing each, with the page that says more. */
  readonly help: (isWalkIn: boolean) => readonly string[];
  readonly parking: (isFree: boolean, place: LocationData) => string;
  readonly plans: string;
  readonly request: string;
  readonly hours: Readonly<Record<HoursKind, Hours>>;
  /** Days unlike others: the date, its name, and whether the morning is open. */
  readonly holidays: readonly (readonly [date: string, name: string, isHalf: boolean])[];
  /** What the hours leave out: nothing at a place that never closes. */
  readonly closed: (isAlwaysOpen: boolean) => string;
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    description: ({ name, kind, address1, neighborhood, parking }) =>
      `${name}: ${name.includes('Hospital') ? 'hospital' : kind.toLowerCase()} at ${address1}${name.includes(neighborhood) ? '' : `, ${neighborhood}`}. Hours, phone, ${parking.toLowerCase()}, doctors and services.`,
    entrance: 'Step-free entrance.',
    before: 'Before you come',
    help: (isWalkIn) => [
      ...(isWalkIn ? [] : ['Most visits here can be <a href="/book-online">booked online</a>.']),
      '<a href="/patients-visitors/interpreters">Interpreters</a> in more than 200 languages.',
      'Bring <a href="/patients-visitors/your-first-visit">insurance card, photo ID and medicines</a>.',
    ],
    parking: (isFree, { address1 }) =>
      `${isFree ? `Parking is free in the lot at ${address1}.` : `Use the garage next door to ${address1}. The front desk lowers the price.`} Two drop-off places at the main door.`,
    plans: 'Most large plans, Medicare and Medicaid. Ask your plan before your visit.',
    request: 'Request an appointment',
    hours: {
      Hospital: {
        'Emergency room': 'Open 24 hours, every day',
        'Doctors’ offices': 'Monday to Friday, 7 AM to 6 PM',
        Visitors: 'Every day, 8 AM to 9 PM',
      },
      Clinic: {
        'Monday to Friday': '8 AM to 5 PM',
        Saturday: '9 AM to 1 PM',
        Sunday: 'Closed',
      },
      'Urgent care': { 'Every day': '8 AM to 8 PM' },
      'Children’s clinic': {
        'Monday to Friday': '8 AM to 5 PM',
        Saturday: '9 AM to 1 PM',
        Sunday: 'Closed',
      },
    },
    holidays: [
      ['2026-11-26', 'Thanksgiving', false],
      ['2026-12-24', 'Christmas Eve', true],
      ['2026-12-25', 'Christmas Day', false],
      ['2026-12-31', 'New Year’s Eve', true],
      ['2027-01-01', 'New Year’s Day', false],
      ['2027-05-31', 'Memorial Day', false],
      ['2027-07-05', 'Independence Day', false],
      ['2027-09-06', 'Labor Day', false],
      ['2027-11-25', 'Thanksgiving', false],
      ['2027-12-24', 'Christmas Eve', true],
      ['2027-12-25', 'Christmas Day', false],
    ],
    closed: (isAlwaysOpen) =>
      isAlwaysOpen
        ? 'Doctors’ offices are closed on public holidays. The emergency room never closes.'
        : 'Closed on public holidays. Then a nurse answers: <a href="tel:+17735550189">773-555-0189</a>.',
  },
  'es-MX': {
    description: ({ name, address1, neighborhood, parking }) =>
      `${name}, en ${address1}${name.includes(neighborhood) ? '' : `, ${neighborhood}`}: horario, teléfono, estacionamiento ${parking === 'Free parking' ? 'gratuito' : 'con descuento'}, médicos y servicios.`,
    entrance: 'Entrada sin escalones.',
    before: 'Antes de venir',
    help: (isWalkIn) => [
      ...(isWalkIn ? [] : ['Reserve casi todas las citas <a href="/book-online">en línea</a>.']),
      '<a href="/patients-visitors/interpreters">Intérpretes</a> en más de 200 idiomas.',
      'Traiga <a href="/patients-visitors/your-first-visit">tarjeta del seguro, identificación y medicinas</a>.',
    ],
    parking: (isFree, { address1 }) =>
      `${isFree ? `El estacionamiento de ${address1} es gratuito.` : `Use el estacionamiento techado junto a ${address1}. Con el boleto sellado paga menos.`} En la puerta principal puede bajar pasajeros.`,
    plans: 'Casi todos los seguros, Medicare y Medicaid. Pregunte a su seguro antes de venir.',
    request: 'Solicitar una cita',
    hours: {
      Hospital: {
        Urgencias: 'Abierto las 24 horas, todos los días',
        Consultorios: 'De lunes a viernes, de 7 a.m. a 6 p.m.',
        Visitas: 'Todos los días, de 8 a.m. a 9 p.m.',
      },
      Clinic: {
        'Lunes a viernes': 'De 8 a.m. a 5 p.m.',
        Sábado: 'De 9 a.m. a 1 p.m.',
        Domingo: 'Cerrado',
      },
      'Urgent care': { 'Todos los días': 'De 8 a.m. a 8 p.m.' },
      'Children’s clinic': {
        'Lunes a viernes': 'De 8 a.m. a 5 p.m.',
        Sábado: 'De 9 a.m. a 1 p.m.',
        Domingo: 'Cerrado',
      },
    },
    holidays: [
      ['2026-11-26', 'Día de Acción de Gracias', false],
      ['2026-12-24', 'Nochebuena', true],
      ['2026-12-25', 'Navidad', false],
      ['2026-12-31', 'Fin de año', true],
      ['2027-01-01', 'Año Nuevo', false],
      ['2027-05-31', 'Día de los Caídos', false],
      ['2027-07-05', 'Día de la Independencia', false],
      ['2027-09-06', 'Día del Trabajo', false],
      ['2027-11-25', 'Día de Acción de Gracias', false],
      ['2027-12-24', 'Nochebuena', true],
      ['2027-12-25', 'Navidad', false],
    ],
    closed: (isAlwaysOpen) =>
      isAlwaysOpen
        ? 'Los consultorios cierran los días festivos. Urgencias no cierra nunca.'
        : 'Cerrado los días festivos. Entonces responde una enfermera: <a href="tel:+17735550189">773-555-0189</a>.',
  },
  ar: {
    description: ({ name, parking }) =>
      `${name}: العنوان وساعات العمل والهاتف و${parking === 'Free parking' ? 'موقف سيارات مجاني' : 'موقف سيارات بسعر مخفض'} والأطباء والخدمات.`,
    entrance: 'مدخل بلا درج.',
    before: 'قبل أن تأتي',
    help: (isWalkIn) => [
      ...(isWalkIn ? [] : ['يمكن <a href="/book-online">حجز معظم الزيارات عبر الإنترنت</a>.']),
      '<a href="/patients-visitors/interpreters">مترجمون</a> بأكثر من 200 لغة.',
      'أحضر <a href="/patients-visitors/your-first-visit">بطاقة التأمين وهوية بصورة وقائمة أدويتك</a>.',
    ],
    parking: (isFree, { address1 }) =>
      `${isFree ? `الموقف عند \u2066${address1}\u2069 مجاني.` : `استخدم المرآب المجاور لمبنى \u2066${address1}\u2069. يخفض الاستقبال سعر تذكرتك.`} عند الباب مكانان لإنزال الركاب.`,
    plans: 'نقبل معظم الخطط الكبيرة وMedicare وMedicaid. اسأل شركة التأمين قبل زيارتك.',
    request: 'اطلب موعدًا',
    hours: {
      Hospital: {
        الطوارئ: 'مفتوح 24 ساعة كل يوم',
        'عيادات الأطباء': 'من الاثنين إلى الجمعة، من 7 صباحًا إلى 6 مساءً',
        الزيارة: 'كل يوم، من 8 صباحًا إلى 9 مساءً',
      },
      Clinic: {
        'من الاثنين إلى الجمعة': 'من 8 صباحًا إلى 5 مساءً',
        السبت: 'من 9 صباحًا إلى 1 ظهرًا',
        الأحد: 'مغلق',
      },
      'Urgent care': { 'كل يوم': 'من 8 صباحًا إلى 8 مساءً' },
      'Children’s clinic': {
        'من الاثنين إلى الجمعة': 'من 8 صباحًا إلى 5 مساءً',
        السبت: 'من 9 صباحًا إلى 1 ظهرًا',
        الأحد: 'مغلق',
      },
    },
    holidays: [
      ['2026-11-26', 'عيد الشكر', false],
      ['2026-12-24', 'ليلة عيد الميلاد', true],
      ['2026-12-25', 'عيد الميلاد', false],
      ['2026-12-31', 'ليلة رأس السنة', true],
      ['2027-01-01', 'رأس السنة', false],
      ['2027-05-31', 'يوم الذكرى', false],
      ['2027-07-05', 'عيد الاستقلال', false],
      ['2027-09-06', 'عيد العمال', false],
      ['2027-11-25', 'عيد الشكر', false],
      ['2027-12-24', 'ليلة عيد الميلاد', true],
      ['2027-12-25', 'عيد الميلاد', false],
    ],
    closed: (isAlwaysOpen) =>
      isAlwaysOpen
        ? 'تُغلق عيادات الأطباء في العطل الرسمية. الطوارئ لا تُغلق أبدًا.'
        : 'مغلق في العطل الرسمية. وعندها يجيب ممرض: <a href="tel:+17735550189">773-555-0189</a>.',
  },
};

/** A line or two about each place alone, by language and place: `location-notes.txt`. */
export const notes: ReadonlyMap<string, string> = new Map(
  entriesOf('location-notes.txt').flatMap(({ title, lines }) =>
    Object.entries(lines).map(([language, text]) => [`${language} ${title}`, text]),
  ),
);
