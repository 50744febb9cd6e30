import { specialties } from './specialties.ts';
import { termIn } from './terms.ts';

type TagItem = {
  readonly name: string;
  readonly template: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly languages?: Readonly<Record<string, { readonly fields: Readonly<Record<string, string>> }>>;
};

function tag(
  name: string,
  english: string,
  spanish?: string,
  arabic?: string,
  more: Readonly<Record<string, string>> = {},
): TagItem {
  return {
    name,
    template: 'Tag',
    fields: { tagDisplayName: english, ...more },
    ...(spanish && arabic
      ? {
          languages: {
            'es-MX': { fields: { tagDisplayName: spanish } },
            ar: { fields: { tagDisplayName: arabic } },
          },
        }
      : {}),
  };
}

/** A slug of plain letters. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One tag for each clinical interest of any specialty. */
export function interestItems(): readonly TagItem[] {
  const interests = new Map(
    specialties.flatMap(({ interests: list }) =>
      list.map((interest) => [slugOf(interest), interest] as const),
    ),
  );
  return [...interests].map(([slug, interest]) =>
    tag(slug, interest, termIn('es-MX', interest), termIn('ar', interest)),
  );
}

const plan = (name: string, title: string, payorId: string): TagItem => ({
  name,
  template: 'Insurance Plan',
  fields: { tagDisplayName: title, payorId },
});

const channel = (name: string, english: string, spanish: string, arabic: string): TagItem => ({
  ...tag(name, english, spanish, arabic),
  template: 'Channel Tag',
});

/** Tags by folder. */
export const tagFolders: Readonly<Record<string, readonly TagItem[]>> = {
  languages: [
    tag('english', 'English', 'Inglés', 'الإنجليزية'),
    tag('spanish', 'Spanish', 'Español', 'الإسبانية'),
    tag('polish', 'Polish', 'Polaco', 'البولندية'),
    tag('arabic', 'Arabic', 'Árabe', 'العربية'),
    tag('mandarin', 'Mandarin', 'Mandarín', 'الماندرين'),
    tag('hindi', 'Hindi', 'Hindi', 'الهندية'),
    tag('french', 'French', 'Francés', 'الفرنسية'),
    tag('portuguese', 'Portuguese', 'Portugués', 'البرتغالية'),
    tag('tagalog', 'Tagalog', 'Tagalo', 'التاغالوغية'),
    tag('urdu', 'Urdu', 'Urdu', 'الأردية'),
    tag('american-sign-language', 'American Sign Language', 'Lengua de señas', 'لغة الإشارة الأمريكية'),
  ],
  genders: [
    tag('female', 'Female', 'Mujer', 'أنثى'),
    tag('male', 'Male', 'Hombre', 'ذكر'),
    tag('nonbinary', 'Nonbinary', 'No binario', 'غير ثنائي'),
  ],
  'physician-types': [
    tag('ucm', 'UCM', undefined, undefined, { tooltip: 'On the faculty of Calder University Medicine' }),
    tag('ucm-medical-group', 'UCM Medical Group', undefined, undefined, {
      tooltip: 'A member of the Calder Medical Group',
    }),
    tag('ingalls', 'Ingalls', undefined, undefined, {
      tooltip: 'Practises at our partner hospital in Harvey',
    }),
    tag('icp', 'ICP', undefined, undefined, {
      tooltip: 'A community physician with privileges at our hospitals',
    }),
    tag('ucm-ingalls', 'UCM-Ingalls', undefined, undefined, {
      tooltip: 'Practises in Hyde Park and in Harvey',
    }),
    tag('nwi', 'NWI', undefined, undefined, { tooltip: 'Practises in Northwest Indiana' }),
    tag('contracted-providers', 'Contracted Providers', undefined, undefined, {
      tooltip: 'Works with us under contract',
    }),
    tag('ucm-app', 'UCM APP', undefined, undefined, {
      tooltip: 'An advanced practice provider of Calder University Medicine',
    }),
  ],
  parking: [
    tag('free-parking', 'Free parking', 'Estacionamiento gratuito', 'موقف مجاني'),
    tag('discounted-parking', 'Discounted parking', 'Estacionamiento con descuento', 'موقف بسعر مخفض'),
  ],
  'parking-types': [
    tag('garage', 'Garage', 'Estacionamiento techado', 'مرآب'),
    tag('lot', 'Parking lot', 'Estacionamiento al aire libre', 'ساحة وقوف'),
    tag('valet', 'Valet', 'Valet', 'خدمة صف السيارات'),
    tag('street', 'Street parking', 'Estacionamiento en la calle', 'وقوف في الشارع'),
  ],
  'location-types': [
    tag('hospital', 'Hospital', 'Hospital', 'مستشفى'),
    tag('clinic', 'Clinic', 'Clínica', 'عيادة'),
    tag('urgent-care', 'Urgent care', 'Atención de urgencia', 'رعاية عاجلة'),
    tag('children-s-clinic', 'Children’s clinic', 'Clínica infantil', 'عيادة أطفال'),
  ],
  'study-types': [
    tag('medicine', 'Medicine', 'Medicamento', 'دواء'),
    tag('device', 'Device', 'Dispositivo', 'جهاز'),
    tag('treatment', 'Treatment', 'Tratamiento', 'علاج'),
    tag('behavior', 'Habits and training', 'Hábitos y entrenamiento', 'العادات والتدريب'),
    tag('prevention', 'Prevention', 'Prevención', 'وقاية'),
    tag('screening', 'Screening', 'Detección temprana', 'كشف مبكر'),
    tag('supportive-care', 'Supportive care', 'Atención de apoyo', 'رعاية داعمة'),
    tag('observation', 'Observation only', 'Solo observación', 'مراقبة فقط'),
  ],
  'trial-genders': [
    tag('all', 'Everyone', 'Todas las personas', 'الجميع'),
    tag('women', 'Women', 'Mujeres', 'النساء'),
    tag('men', 'Men', 'Hombres', 'الرجال'),
  ],
  accrual: [
    tag('open', 'Open to new people', 'Abierto a participantes', 'مفتوح للمشاركة'),
    tag('opening-soon', 'Opening soon', 'Abrirá pronto', 'يفتح قريبًا'),
    tag('closed', 'Closed to new people', 'Cerrado a participantes', 'مغلق أمام المشاركين الجدد'),
  ],
  'age-groups': [
    tag('adults', 'Adults', 'Adultos', 'البالغون'),
    tag('children', 'Children', 'Niños', 'الأطفال'),
    tag('children-and-adults', 'Children and adults', 'Niños y adultos', 'الأطفال والبالغون'),
  ],
  channels: [
    channel('heart', 'Heart', 'Corazón', 'القلب'),
    channel('cancer', 'Cancer', 'Cáncer', 'السرطان'),
    channel('children', 'Children', 'Niños', 'الأطفال'),
    channel('women', 'Women’s health', 'Salud de la mujer', 'صحة المرأة'),
    channel('brain', 'Brain and mind', 'Cerebro y mente', 'الدماغ والنفس'),
    channel('bones', 'Bones and sports', 'Huesos y deporte', 'العظام والرياضة'),
    channel('food', 'Food', 'Alimentación', 'التغذية'),
    channel('living', 'Living well', 'Vivir bien', 'حياة صحية'),
    channel('prevention', 'Prevention', 'Prevención', 'الوقاية'),
    channel('research', 'Research', 'Investigación', 'الأبحاث'),
  ],
  insurance: [
    plan('lakeshore-health', 'Lakeshore Health PPO', '1001'),
    plan('prairie-mutual', 'Prairie Mutual HMO', '1002'),
    plan('great-rivers-plan', 'Great Rivers Plan', '1003'),
    plan('midway-care', 'Midway Care', '1004'),
    plan('medicare', 'Medicare', '1005'),
    plan('medicaid', 'Medicaid', '1006'),
  ],
};
