import type { LocationData } from './locations.ts';
import { entriesOf } from './text-files.ts';

export type Language = 'en' | 'es-MX' | 'ar';

type Hours = Readonly<Record<string, string>>;

/** What the pages of all places say, in one language. */
type Words = {
  readonly description: (place: LocationData) => string;
  readonly entrance: string;
  readonly bring: (isWalkIn: boolean) => string;
  readonly parking: (isFree: boolean) => string;
  readonly plans: string;
  readonly request: string;
  readonly hours: Readonly<Record<LocationData['kind'], Hours>>;
  /** Days unlike others: the date, its name, and whether the morning is open. */
  readonly holidays: readonly (readonly [date: string, name: string, isHalf: boolean])[];
  /** What the hours leave out: nothing at a place that never closes. */
  readonly closed: (isAlwaysOpen: boolean) => string;
};

export const words: Readonly<Record<Language, Words>> = {
  en: {
    description: ({ name, kind, address1, neighborhood, parking }) =>
      `${name}: ${name.includes('Hospital') ? 'hospital' : kind.toLowerCase()} at ${address1}${name.includes(neighborhood) ? '' : `, ${neighborhood}`}. Hours, phone, ${parking.toLowerCase()}, doctors and services.`,
    entrance:
      'The entrance is step-free, and the front desk can call an interpreter in more than 200 languages.',
    bring: (isWalkIn) =>
      `${isWalkIn ? '' : 'Most visits here can be booked online. '}Bring your insurance card, a photo ID and a list of your medicines.`,
    parking: (isFree) =>
      `${isFree ? 'Parking is free, in the lot beside the building' : 'Park in the garage next door and bring your ticket to the front desk; you pay less'}. There are two drop-off places at the main door.`,
    plans:
      'We take most large plans, Medicare and Medicaid. Call your plan before your visit to be sure that it is covered.',
    request: 'Request an appointment',
    hours: {
      Hospital: {
        'Emergency room': 'Open 24 hours, every day',
        'Doctors’ offices': 'Monday to Friday, 7 a.m. to 6 p.m.',
        Visitors: 'Every day, 8 a.m. to 9 p.m.',
      },
      Clinic: {
        'Monday to Friday': '8 a.m. to 5 p.m.',
        Saturday: '9 a.m. to 1 p.m.',
        Sunday: 'Closed',
      },
      'Urgent care': { 'Every day': '8 a.m. to 8 p.m.' },
      'Children’s clinic': {
        'Monday to Friday': '8 a.m. to 5 p.m.',
        Saturday: '9 a.m. to 1 p.m.',
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
        : 'Closed on public holidays. When we are closed, a nurse answers your questions: <a href="tel:+17735550189">773-555-0189</a>.',
  },
  'es-MX': {
    description: ({ name, address1, neighborhood, parking }) =>
      `${name}, en ${address1}${name.includes(neighborhood) ? '' : `, ${neighborhood}`}: horario, teléfono, estacionamiento ${parking === 'Free parking' ? 'gratuito' : 'con descuento'}, médicos y servicios.`,
    entrance:
      'La entrada no tiene escalones, y en la recepción pueden llamar a un intérprete en más de 200 idiomas.',
    bring: (isWalkIn) =>
      `${isWalkIn ? '' : 'Casi todas las citas se pueden reservar en línea. '}Traiga su tarjeta del seguro, una identificación con foto y una lista de sus medicinas.`,
    parking: (isFree) =>
      `${isFree ? 'El estacionamiento es gratuito, junto al edificio' : 'Estaciónese en el edificio de al lado y traiga su boleto a la recepción; así paga menos'}. Frente a la puerta principal hay dos lugares para bajar pasajeros.`,
    plans:
      'Aceptamos casi todos los seguros grandes, Medicare y Medicaid. Llame a su seguro antes de la consulta para confirmar que la cubre.',
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
        : 'Cerrado los días festivos. Cuando está cerrado, una enfermera responde sus preguntas: <a href="tel:+17735550189">773-555-0189</a>.',
  },
  ar: {
    description: ({ name, parking }) =>
      `${name}: العنوان وساعات العمل والهاتف و${parking === 'Free parking' ? 'موقف سيارات مجاني' : 'موقف سيارات بسعر مخفض'} والأطباء والخدمات.`,
    entrance: 'المدخل بلا درج، ويمكن للاستقبال الاتصال بمترجم بأكثر من 200 لغة.',
    bring: (isWalkIn) =>
      `${isWalkIn ? '' : 'يمكن حجز معظم الزيارات عبر الإنترنت. '}أحضر بطاقة التأمين وهوية بصورة وقائمة أدويتك.`,
    parking: (isFree) =>
      `${isFree ? 'الموقف مجاني بجوار المبنى' : 'أوقف سيارتك في المرآب المجاور وأحضر التذكرة إلى الاستقبال لتدفع أقل'}. وعند الباب الرئيسي مكانان لإنزال الركاب.`,
    plans:
      'نقبل معظم خطط التأمين الكبيرة وMedicare وMedicaid. اتصل بشركة التأمين قبل زيارتك للتأكد من التغطية.',
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
        ? 'تُغلق عيادات الأطباء في العطل الرسمية، أما الطوارئ فلا تُغلق أبدًا.'
        : 'مغلق في العطل الرسمية. وحين نكون مغلقين يجيب ممرض عن أسئلتك: <a href="tel:+17735550189">773-555-0189</a>.',
  },
};

/** A line or two about each place alone, by language and place: `location-notes.txt`. */
export const notes: ReadonlyMap<string, string> = new Map(
  entriesOf('location-notes.txt').flatMap(({ title, lines }) =>
    Object.entries(lines).map(([language, text]) => [`${language} ${title}`, text]),
  ),
);
