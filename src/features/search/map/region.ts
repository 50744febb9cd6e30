import type { Position } from './projection';

/** Points of an outline, degrees. Only as precise as a sketch for orientation needs. */
type Outline = readonly (readonly [latitude: number, longitude: number])[];

/** The southern half of Lake Michigan, from Milwaukee down to Gary and up to Muskegon. */
const lakeMichigan: Outline = [
  [43.3, -87.88],
  [43.04, -87.88],
  [42.73, -87.78],
  [42.58, -87.81],
  [42.36, -87.82],
  [42.18, -87.79],
  [42.05, -87.67],
  [41.97, -87.64],
  [41.89, -87.61],
  [41.79, -87.58],
  [41.73, -87.53],
  [41.67, -87.44],
  [41.62, -87.32],
  [41.65, -87.08],
  [41.73, -86.91],
  [41.91, -86.6],
  [42.11, -86.49],
  [42.4, -86.28],
  [42.77, -86.21],
  [43.06, -86.25],
  [43.3, -86.37],
];

/** The borders of Illinois with Indiana and with Wisconsin. */
const borders: readonly Outline[] = [
  [
    [41.72, -87.525],
    [40.9, -87.526],
  ],
  [
    [42.495, -87.8],
    [42.505, -89.2],
  ],
];

const cities: readonly (Position & { readonly name: string })[] = [
  { name: 'Chicago', latitude: 41.88, longitude: -87.66 },
  { name: 'Evanston', latitude: 42.05, longitude: -87.7 },
  { name: 'Waukegan', latitude: 42.36, longitude: -87.87 },
  { name: 'Milwaukee', latitude: 43.04, longitude: -87.95 },
  { name: 'Schaumburg', latitude: 42.03, longitude: -88.08 },
  { name: 'Elgin', latitude: 42.04, longitude: -88.28 },
  { name: 'Naperville', latitude: 41.77, longitude: -88.15 },
  { name: 'Aurora', latitude: 41.76, longitude: -88.32 },
  { name: 'Joliet', latitude: 41.53, longitude: -88.08 },
  { name: 'Oak Lawn', latitude: 41.71, longitude: -87.76 },
  { name: 'Gary', latitude: 41.58, longitude: -87.35 },
  { name: 'Michigan City', latitude: 41.7, longitude: -86.88 },
];

/** What our own map draws below its markers. @requirement E9 */
export const region = { water: [lakeMichigan], borders, cities } as const;
