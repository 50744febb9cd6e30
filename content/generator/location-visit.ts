import type { Language } from './location-words.ts';
import type { LocationData } from './locations.ts';
import { entriesOf } from './text-files.ts';

type Words = Readonly<Record<Language, string>>;
type Lines = Readonly<Record<Language, readonly string[]>>;

/** How to find the way in, by language and place: `location-arrivals.txt`. */
const arrivals: ReadonlyMap<string, string> = new Map(
  entriesOf('location-arrivals.txt').flatMap(({ title, lines }) =>
    Object.entries(lines).map(([language, text]) => [`${language} ${title}`, text]),
  ),
);

const said = {
  arrive: { en: 'When you arrive', 'es-MX': 'Al llegar', ar: 'عند الوصول' },
  help: { en: 'Help and access', 'es-MX': 'Ayuda y acceso', ar: 'المساعدة وسهولة الحركة' },
} as const satisfies Readonly<Record<string, Words>>;

const forChildren: Lines = {
  en: [
    'Bring the vaccine card.',
    'One quiet room without bright light.',
    'A place to nurse, with a door.',
    'Changing tables on each floor.',
    'Wheelchairs in small sizes.',
  ],
  'es-MX': [
    'Traiga la cartilla de vacunación.',
    'Un cuarto tranquilo, con luz suave.',
    'Un lugar privado para amamantar.',
    'Cambiadores en cada piso.',
    'Sillas de ruedas chicas.',
  ],
  ar: [
    'أحضر بطاقة اللقاحات.',
    'غرفة هادئة بضوء خافت.',
    'مكان للرضاعة له باب.',
    'طاولات تغيير في كل طابق.',
    'كراسٍ متحركة صغيرة.',
  ],
};

/** What a kind of place has for everybody. Each line is short: all places of the kind say it. */
const helpBy: Readonly<Record<LocationData['kind'], Lines>> = {
  Hospital: {
    en: [
      'Wheelchairs stand beside the main door.',
      'Elevators speak on every floor.',
      'Hearing loops at every desk.',
      'Guide dogs are welcome.',
      'Prayer room and chapel: ground floor.',
    ],
    'es-MX': [
      'Hay sillas de ruedas en la puerta.',
      'Elevadores con voz a todos los pisos.',
      'Aros magnéticos para audífonos en recepción.',
      'Los perros guía son bienvenidos.',
      'Capilla y sala de oración: planta baja.',
    ],
    ar: [
      'كراسٍ متحركة عند الباب الرئيسي.',
      'مصاعد ناطقة إلى كل الطوابق.',
      'أجهزة لضعاف السمع عند الاستقبال.',
      'كلاب الإرشاد مرحب بها.',
      'المصلى في الطابق الأرضي.',
    ],
  },
  Clinic: {
    en: [
      'Come ten minutes early to sign in.',
      'The doors open by themselves.',
      'Exam tables go down to chair height.',
      'A scale for wheelchairs.',
      'Guide dogs are welcome.',
    ],
    'es-MX': [
      'Llegue diez minutos antes para registrarse.',
      'Las puertas se abren solas.',
      'Las camillas bajan hasta su silla.',
      'Báscula para sillas de ruedas.',
      'Los perros guía son bienvenidos.',
    ],
    ar: [
      'تعال قبل موعدك بعشر دقائق.',
      'الأبواب تفتح وحدها.',
      'أسرّة الفحص تنخفض إلى مستوى الكرسي.',
      'ميزان للكراسي المتحركة.',
      'كلاب الإرشاد مرحب بها.',
    ],
  },
  'Urgent care': {
    en: ['With a cough, ask for a mask.', 'The doors open by themselves.', 'Chest pain? Call 911 instead.'],
    'es-MX': [
      'Si tose, pida un cubrebocas.',
      'Las puertas se abren solas.',
      '¿Dolor de pecho? Mejor llame al 911.',
    ],
    ar: ['مع السعال اطلب كمامة.', 'الأبواب تفتح وحدها.', 'ألم في الصدر؟ اتصل بالرقم 911.'],
  },
  'Children’s clinic': forChildren,
  'Children’s hospital': forChildren,
};

/** What to expect at a place: the way in, and what is there for whoever needs it. */
export function visitOf({ slug, kind }: LocationData, language: Language): string {
  const arrival = arrivals.get(`${language} ${slug}`);
  if (arrival === undefined) throw new Error(`${slug}: no arrival in ${language}`);
  const help = helpBy[kind][language].map((line) => `<li>${line}</li>`).join('');
  return `<h3>${said.arrive[language]}</h3><p>${arrival}</p><h3>${said.help[language]}</h3><ul>${help}</ul>`;
}
