/** What is drawn of one person. */
export type Portrait = {
  readonly file: string;
  readonly gender: 'female' | 'male';
  readonly age: 'young' | 'middle' | 'old';
  readonly skin: string;
  readonly hair: string;
  readonly style: string;
  readonly clothes: 'coat' | 'scrubs' | 'jacket';
  readonly color: string;
  readonly background: string;
  readonly extras: readonly string[];
};

// gender, age, skin, hair, style, clothes, color, background, extras
const rows: readonly string[] = [
  'female young f black bun coat teal sand earrings',
  'female young b brown long coat blue sky -',
  'female middle c black bob coat wine mint glasses',
  'female young d black curls scrubs teal rose earrings',
  'female young a red wavy coat green sky freckles',
  'female middle e black afro jacket wine sun earrings',
  'female young c teal hijab coat slate sand -',
  'female middle b plum hijab coat blue mint glasses',
  'female young d blue hijab jacket slate rose -',
  'female young a blond ponytail scrubs blue mint -',
  'female middle c dark long jacket plum lilac -',
  'female young b black bob scrubs wine sand glasses',
  'female middle f black braids coat sun sky -',
  'female young e dark locs scrubs green sun -',
  'female middle a chestnut bob jacket slate rose glasses',
  'female middle d black wavy coat rose lilac earrings',
  'female old b gray bob coat blue sand glasses',
  'female old e gray afro coat plum sky glasses,earrings',
  'female old a white pixie jacket teal rose lines',
  'female old c gray bun coat green lilac lines',
  'female old f gray short jacket wine mint earrings,lines',
  'female old d gray wavy coat slate sun lines,glasses',
  'male young e black fade coat blue sky -',
  'male young b brown side coat teal mint -',
  'male middle c black side coat wine sand glasses',
  'male young f black curls scrubs blue rose -',
  'male middle a red side jacket green sky beard,freckles',
  'male young d black side scrubs teal sun beard',
  'male middle e none bald coat plum sand beard:black',
  'male young c black quiff jacket blue lilac -',
  'male middle d dark quiff coat slate mint mustache',
  'male young a blond quiff scrubs wine sky -',
  'male middle b black fade jacket slate sun glasses',
  'male young f black fade coat sun mint beard',
  'male middle c brown curls coat green rose glasses,beard',
  'male old a white side coat blue sand lines,glasses',
  'male old e gray fade coat wine sky beard,glasses',
  'male old b gray receding jacket slate mint lines',
  'male old d gray receding coat teal rose lines,mustache',
  'male old f white bald jacket plum sun beard:white,glasses',
  'male old c gray quiff coat slate lilac lines',
];

/** The forty-one portraits that the physicians share. */
export const portraits: readonly Portrait[] = rows.map((row, index) => {
  const [gender, age, skin = '', hair = '', style = '', clothes, color = '', background = '', extras = '-'] =
    row.split(' ');
  return {
    file: `portraits/p${String(index + 1).padStart(2, '0')}.webp`,
    gender: gender === 'female' ? 'female' : 'male',
    age: age === 'old' || age === 'middle' ? age : 'young',
    skin,
    hair,
    style,
    clothes: clothes === 'scrubs' || clothes === 'jacket' ? clothes : 'coat',
    color,
    background,
    extras: extras === '-' ? [] : extras.split(','),
  };
});

/** Given names whose bearers the demo site shows with a headscarf, now and then. */
const scarfNames = /^(Fatima|Leila|Noor|Yara)$/;

/**
 * The portrait of a physician, the same one each time: of the right gender, gray after a long career.
 * @param number - the physician's, from 1
 * @param year - since when the physician practises
 */
export function portraitOf(
  given: { readonly name: string; readonly gender: string },
  number: number,
  year: number,
): string {
  const wears = scarfNames.test(given.name) && number % 3 !== 0;
  const fitting = portraits.filter(
    ({ gender, age, style }) =>
      gender === given.gender.toLowerCase() &&
      (style === 'hijab') === wears &&
      (wears || (year < 1997 ? age === 'old' : year < 2006 ? age === 'middle' : age === 'young')),
  );
  const found = fitting[(number * 3 + year) % fitting.length];
  if (!found) throw new Error(`no portrait fits ${given.name}`);
  return found.file;
}
