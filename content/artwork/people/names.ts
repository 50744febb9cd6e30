/** Looks that go together, so that a face suits its name. Each is a wide range; nobody real is meant. */
export type Origin = {
  readonly names: RegExp;
  /** Lightest and darkest skin, 0 to 9. */
  readonly tones: readonly [number, number];
  readonly hairs: readonly string[];
  readonly eyes: readonly string[];
  readonly texture: 'straight' | 'wavy' | 'coiled';
  /** Shares, 0 to 1. */
  readonly monolids: number;
  readonly beards: number;
  readonly scarves: number;
  readonly noses: readonly [number, number];
  readonly lips: readonly [number, number];
};

const black = ['#1d1818', '#241d1c', '#2a2120'];
const dark = [...black, '#33241d', '#42291d', '#4d3122'];
const fair = ['#4a2f1f', '#6a4429', '#8a5c36', '#b98a4e', '#cfa566', '#8f4424', '#a9552b', '#39271e'];
const brownEyes = ['#3b2416', '#4a2e1b', '#5a3a20', '#2d1c13'];
const lightEyes = ['#4d7391', '#5b7f74', '#6b7a52', '#6f5230', '#58788c', '#5a3a20'];

const origins: readonly Origin[] = [
  {
    names:
      /^(Amara|Imani|Thandiwe|Adaeze|Hadiza|Nkechi|Emeka|Jalen|Kwame|Chidi|Malik|Nnamdi|Yaw|Césaire|Demetrius)/u,
    tones: [6, 9],
    hairs: black,
    eyes: brownEyes,
    texture: 'coiled',
    monolids: 0,
    beards: 0.5,
    scarves: 0.12,
    noses: [24, 29],
    lips: [9, 11.5],
  },
  {
    names: /^(Divya|Priya|Uma|Anjali|Nikhil|Sanjay)/u,
    tones: [4, 7],
    hairs: black,
    eyes: brownEyes,
    texture: 'wavy',
    monolids: 0,
    beards: 0.5,
    scarves: 0.3,
    noses: [21, 25],
    lips: [7.5, 9.5],
  },
  {
    names: /^(Hana|Jun-Ae|Eun-ji|Keiko|Quynh|Mai|Hiroshi|Kenji)/u,
    tones: [1, 4],
    hairs: black,
    eyes: brownEyes,
    texture: 'straight',
    monolids: 0.75,
    beards: 0.1,
    scarves: 0,
    noses: [20, 24],
    lips: [7, 9],
  },
  {
    names: /^(Dalia|Elif|Fatima|Leila|Noor|Yara|Zainab|Farid|Omar|Yusuf|Hamza)/u,
    tones: [2, 5],
    hairs: dark,
    eyes: brownEyes,
    texture: 'wavy',
    monolids: 0,
    beards: 0.6,
    scarves: 0.6,
    noses: [22, 26],
    lips: [7.5, 9.5],
  },
  {
    names: /^(Ikaika|Wiremu)/u,
    tones: [4, 6],
    hairs: black,
    eyes: brownEyes,
    texture: 'wavy',
    monolids: 0.2,
    beards: 0.4,
    scarves: 0,
    noses: [24, 28],
    lips: [8.5, 10],
  },
  {
    names:
      /^(Beatriz|Maribel|Valentina|Ximena|Concepción|Camila|Inés|Jacinta|Lucía|Paloma|Renata|Yesenia|Gustavo|Rafael|Alejandro|Efraín|Joaquín|Octavio|Ramón|Ulises|Xavier|Aurelio|Chiara|Matteo|Umberto|Giacomo|Vincenzo|Eleni)/u,
    tones: [2, 6],
    hairs: dark,
    eyes: [...brownEyes, '#6f5230'],
    texture: 'wavy',
    monolids: 0.05,
    beards: 0.45,
    scarves: 0,
    noses: [21, 26],
    lips: [7.5, 9.5],
  },
  {
    names:
      /^(Grace|Rosalind|Esther|Delphine|Gwendolyn|Mireille|Odette|Winnifred|Bernadette|Clementine|River|Thaddeus|Wendell|André|Quentin|Bartholomew|Barnaby|Percival)/u,
    tones: [0, 9],
    hairs: dark,
    eyes: brownEyes,
    texture: 'wavy',
    monolids: 0.1,
    beards: 0.4,
    scarves: 0,
    noses: [20, 26],
    lips: [7, 9.5],
  },
];

const others: Origin = {
  names: /^/u,
  tones: [0, 2],
  hairs: fair,
  eyes: lightEyes,
  texture: 'straight',
  monolids: 0,
  beards: 0.4,
  scarves: 0,
  noses: [20, 24],
  lips: [6.5, 8.5],
};

export const originOf = (given: string): Origin => origins.find(({ names }) => names.test(given)) ?? others;
