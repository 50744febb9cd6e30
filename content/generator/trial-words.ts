/** What every trial's page says of ages and whom to ask, in one language. */
export type TrialLabels = {
  readonly birth: string;
  readonly noLimit: Readonly<Record<'lower' | 'upper', string>>;
  readonly years: (years: string) => string;
  readonly office: string;
};

/** What stands around the texts of a trial that somebody has told in a language. */
export type TrialWords = TrialLabels & {
  readonly mayTakePart: string;
  readonly cannotTakePart: string;
};

/** Arabic counts three to ten by a word of its own. */
function arabicYears(years: string): string {
  if (years === '1') return 'سنة واحدة';
  if (years === '2') return 'سنتان';
  return Number(years) <= 10 ? `${years} سنوات` : `${years} سنة`;
}

export const trialWords: Readonly<Record<'en' | 'es-MX' | 'ar', TrialWords>> = {
  en: {
    mayTakePart: 'You may be able to join if:',
    cannotTakePart: 'You cannot take part if:',
    birth: 'Birth',
    noLimit: { lower: 'No lower age limit', upper: 'No upper age limit' },
    years: (years) => (years === '1' ? '1 year' : `${years} years`),
    office: 'Clinical trials office',
  },
  'es-MX': {
    mayTakePart: 'Tal vez pueda participar si:',
    cannotTakePart: 'No puede participar si:',
    birth: 'Nacimiento',
    noLimit: { lower: 'Sin edad mínima', upper: 'Sin edad máxima' },
    years: (years) => (years === '1' ? '1 año' : `${years} años`),
    office: 'Oficina de estudios clínicos',
  },
  ar: {
    mayTakePart: 'قد تستطيع المشاركة إذا:',
    cannotTakePart: 'لا تستطيع المشاركة إذا:',
    birth: 'الولادة',
    noLimit: { lower: 'لا حد أدنى للعمر', upper: 'لا حد أعلى للعمر' },
    years: arabicYears,
    office: 'مكتب الدراسات السريرية',
  },
};
