/** The languages in which biographies are told. */
export type Language = 'en' | 'es-MX' | 'ar';

/** Where and since when a physician works; `also` is '' for a single place. */
export type Work = {
  readonly called: string;
  readonly year: number;
  readonly place: string;
  readonly also: string;
};

/** What stands around the texts of every biography, in one language. */
export type BiographyWords = {
  /** Names in a row: "Spanish and Urdu". */
  readonly list: (names: readonly string[]) => string;
  /** Each of them has the physician's name, so that it stands on one page alone. */
  readonly work: readonly ((work: Work) => string)[];
  readonly tongues: (called: string, others: string) => string;
  readonly reasons: (called: string) => string;
};

const listWith =
  (and: string) =>
  (names: readonly string[]): string =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;

export const biographyWords: Readonly<Record<Language, BiographyWords>> = {
  en: {
    list: listWith(' and '),
    work: [
      ({ called, year, place, also }) =>
        `${called} has practiced since ${year} and sees patients at ${place}${also && `, on some days at ${also}`}.`,
      ({ called, year, place, also }) =>
        `At ${place} you find ${called} most of the week${also && `, and at ${also} for the rest of it`}. The first patient came in ${year}.`,
      ({ called, year, place, also }) =>
        `A practice that began in ${year} has brought ${called} to ${place}${also && `, with a second office at ${also}`}.`,
    ],
    tongues: (called, others) => `${called} speaks ${others} as well as English.`,
    reasons: (called) => `People come to ${called} for:`,
  },
  'es-MX': {
    list: listWith(' y '),
    work: [
      ({ called, year, place, also }) =>
        `${called} atiende desde ${year} y recibe a sus pacientes en ${place}${also && `, y algunos días en ${also}`}.`,
      ({ called, year, place, also }) =>
        `En ${place} encuentra a ${called} casi toda la semana${also && `, y en ${also} el resto`}. Su primer paciente llegó en ${year}.`,
      ({ called, year, place, also }) =>
        `Una práctica que empezó en ${year} trajo a ${called} a ${place}${also && `, con otro consultorio en ${also}`}.`,
    ],
    tongues: (called, others) => `Además de inglés, ${called} habla ${others}.`,
    reasons: (called) => `La gente acude a ${called} por:`,
  },
  ar: {
    list: listWith(' و'),
    work: [
      ({ called, year, place, also }) =>
        `يستقبل مكتب ${called} المرضى في ${place} منذ ${year}${also && `، وفي بعض الأيام في ${also}`}.`,
      ({ called, year, place, also }) =>
        `تجد ${called} في ${place} معظم الأسبوع${also && `، وفي ${also} بقيته`}. جاء أول مريض عام ${year}.`,
      ({ called, year, place, also }) =>
        `عمل بدأ عام ${year} قاد ${called} إلى ${place}${also && `، مع مكتب ثان في ${also}`}.`,
    ],
    tongues: (called, others) => `تمكن الزيارة مع ${called} بالإنجليزية و${others}.`,
    reasons: (called) => `يأتي الناس إلى ${called} من أجل:`,
  },
};
