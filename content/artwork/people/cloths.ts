/** Colors that clothes are made of, and those that go with them. */
export const cloths: readonly { readonly cloth: string; readonly trim: string }[] = [
  { cloth: '#2f5d7c', trim: '#e6d3b1' },
  { cloth: '#6f2433', trim: '#e9c9b4' },
  { cloth: '#2c6a66', trim: '#f0dfb8' },
  { cloth: '#44546a', trim: '#b9c9d8' },
  { cloth: '#5d4169', trim: '#d9c3dd' },
  { cloth: '#8c5b3a', trim: '#f0d3a4' },
  { cloth: '#3f6b4c', trim: '#dfe3b9' },
  { cloth: '#1f3350', trim: '#c8a86a' },
  { cloth: '#a5534c', trim: '#f4d9c4' },
  { cloth: '#7d8a92', trim: '#eef1f2' },
  { cloth: '#b58a3a', trim: '#5a2a2c' },
  { cloth: '#34363f', trim: '#a8b4c2' },
];

const scrubs = ['#2f6f86', '#2b7f7a', '#2f5d9b', '#5b4b8a', '#3c7a55', '#7a2f4a', '#38485e'];

/** The color of clothes for the operating room. */
export const scrubsOf = (number: number): string => scrubs[number % scrubs.length] ?? '#2f6f86';
