/** What stands around the texts of every trial, in one language. */
export type TrialWords = {
  readonly mayTakePart: string;
  readonly cannotTakePart: string;
  readonly mainPoints: string;
  readonly birth: string;
  readonly noLimit: Readonly<Record<'lower' | 'upper', string>>;
  readonly years: (years: string) => string;
  readonly office: string;
};

export const trialWords: Readonly<Record<'en' | 'es-MX', TrialWords>> = {
  en: {
    mayTakePart: 'You may be able to join if:',
    cannotTakePart: 'You cannot take part if:',
    mainPoints:
      'These are the main points. The study team has the full list. You can stop at any time. Saying no changes nothing about your care.',
    birth: 'Birth',
    noLimit: { lower: 'No lower age limit', upper: 'No upper age limit' },
    years: (years) => `${years} years`,
    office: 'Clinical trials office',
  },
  'es-MX': {
    mayTakePart: 'Tal vez pueda participar si:',
    cannotTakePart: 'No puede participar si:',
    mainPoints:
      'Estos son los puntos principales. El equipo tiene la lista completa. Puede dejarlo cuando quiera. Negarse no cambia su atención.',
    birth: 'Nacimiento',
    noLimit: { lower: 'Sin edad mínima', upper: 'Sin edad máxima' },
    years: (years) => `${years} años`,
    office: 'Oficina de ensayos clínicos',
  },
};
