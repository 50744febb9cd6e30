import { entriesOf } from './text-files.ts';

type Language = 'en' | 'es-MX' | 'ar';
type Words = Readonly<Record<Language, string>>;

const words = (en: string, es: string, ar: string): Words => ({ en, 'es-MX': es, ar });

/** How often somebody comes, where it is no number. */
const often: Readonly<Record<string, Words>> = {
  none: words(
    'No visits: everything is at home',
    'Sin visitas: todo es en casa',
    'لا زيارات: كل شيء في المنزل',
  ),
  blood: words(
    'One blood draw, then your usual visits',
    'Una muestra de sangre, después sus consultas de siempre',
    'سحب دم مرة واحدة، ثم زياراتك المعتادة',
  ),
  stay: words(
    'A hospital stay, then check-ups',
    'Una estancia en el hospital, después revisiones',
    'إقامة في المستشفى، ثم مراجعات',
  ),
  usual: words('Only your usual visits', 'Solo sus consultas de siempre', 'زياراتك المعتادة فقط'),
  weekly: words('Once a week', 'Una vez por semana', 'مرة في الأسبوع'),
  'twice-weekly': words('Twice a week', 'Dos veces por semana', 'مرتان في الأسبوع'),
  monthly: words('Once a month', 'Una vez al mes', 'مرة في الشهر'),
  'eight-weekly': words('Every eight weeks', 'Cada ocho semanas', 'كل ثمانية أسابيع'),
  'three-monthly': words('Every three months', 'Cada tres meses', 'كل ثلاثة أشهر'),
  'four-monthly': words('Every four months', 'Cada cuatro meses', 'كل أربعة أشهر'),
  yearly: words('Once a year', 'Una vez al año', 'مرة في السنة'),
};

const hospital = 'Calder Hospital, Hyde Park';
const children = 'Calder Children’s Hospital';
const neighborhoods = 'Bronzeville, Chinatown, Beverly';

const places: Readonly<Record<string, Words>> = {
  home: words('At home', 'En casa', 'في المنزل'),
  video: words('By video', 'Por video', 'بالفيديو'),
  shops: words('In barber shops and salons', 'En barberías y salones', 'في صالونات الحلاقة'),
  hospital: words(hospital, hospital, hospital),
  children: words(children, children, children),
  neighborhoods: words(neighborhoods, neighborhoods, neighborhoods),
};

const pay: Readonly<Record<string, Words>> = {
  free: words('Nothing costs you extra', 'Nada le cuesta de más', 'لا تدفع شيئًا إضافيًا'),
  travel: words(
    'Travel and parking are paid',
    'Se pagan transporte y estacionamiento',
    'المواصلات والموقف مدفوعان',
  ),
  paid: words('You are paid for your time', 'Se le paga por su tiempo', 'تتقاضى أجرًا عن وقتك'),
};

/** Visits by the plural form of a language; `{n}` is their number. */
const visitForms: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { one: 'One visit', other: '{n} visits' },
  'es-MX': { one: 'Una visita', other: '{n} visitas' },
  ar: { one: 'زيارة واحدة', two: 'زيارتان', few: '{n} زيارات', many: '{n} زيارة', other: '{n} زيارة' },
};

function known(list: Readonly<Record<string, Words>>, code: string, language: Language): string {
  const found = list[code]?.[language];
  if (found === undefined) throw new Error(`a trial asks for ${code}`);
  return found;
}

function visitsIn(visits: string, language: Language): string {
  if (!/^\d+$/.test(visits)) return known(often, visits, language);
  const form = new Intl.PluralRules(language).select(Number(visits));
  return (visitForms[language][form] ?? visitForms[language].other ?? '').replace('{n}', visits);
}

function timeIn(lasts: string, language: Language): string {
  const [count = '', unit = ''] = lasts.split(' ');
  const style = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const;
  return new Intl.NumberFormat(language, style).format(Number(count));
}

const asks = new Map(entriesOf('trials/asks.txt').map(({ title, lines }) => [title, lines]));

/** What taking part in a trial asks of somebody; nothing where it is not told. */
export function asksOf(title: string, language: Language): Readonly<Record<string, string>> {
  const { visits, lasts, where, pay: paid } = asks.get(title) ?? {};
  return {
    ...(visits ? { studyVisits: visitsIn(visits, language) } : {}),
    ...(lasts ? { studyDuration: timeIn(lasts, language) } : {}),
    ...(where
      ? {
          studyPlace: where
            .split(', ')
            .map((place) => known(places, place, language))
            .join(' · '),
        }
      : {}),
    ...(paid ? { studyCosts: known(pay, paid, language) } : {}),
  };
}
