import { mix } from '../paint.ts';

/** The light of an hour: sky from above to the horizon, the sun, what far things turn into, shade, leaves. */
export type Light = Readonly<
  Record<'high' | 'middle' | 'low' | 'sun' | 'haze' | 'shade' | 'leaf' | 'water', string>
> & {
  /** Lit windows, 0 to 1. */
  readonly lamps: number;
};

export const lights = {
  morning: {
    high: '#7fb2dd',
    middle: '#c3def0',
    low: '#fdeccb',
    sun: '#fff3cf',
    haze: '#bfd3e4',
    shade: '#2f4563',
    leaf: '#6f9a55',
    water: '#5f9cc4',
    lamps: 0.06,
  },
  noon: {
    high: '#5da3dc',
    middle: '#a9d3f0',
    low: '#e6f3fa',
    sun: '#ffffff',
    haze: '#b4d0e6',
    shade: '#2c4a6b',
    leaf: '#5c9150',
    water: '#3f8fbf',
    lamps: 0.02,
  },
  golden: {
    high: '#6e9cca',
    middle: '#f0cfa8',
    low: '#ffd58c',
    sun: '#fff0bf',
    haze: '#dcc0aa',
    shade: '#4a3b52',
    leaf: '#8a9447',
    water: '#7d9fb5',
    lamps: 0.16,
  },
  dusk: {
    high: '#31406f',
    middle: '#9c6585',
    low: '#f7ae72',
    sun: '#ffd9a0',
    haze: '#8d7293',
    shade: '#1e2140',
    leaf: '#4b5a4a',
    water: '#56618c',
    lamps: 0.5,
  },
  autumn: {
    high: '#7ea9cf',
    middle: '#d6dfe0',
    low: '#f9e2bb',
    sun: '#fff0d0',
    haze: '#c9c6bf',
    shade: '#453a44',
    leaf: '#c7803a',
    water: '#6d96ae',
    lamps: 0.1,
  },
  winter: {
    high: '#9fb6cc',
    middle: '#d4dfe8',
    low: '#f3ece6',
    sun: '#fffaf0',
    haze: '#c3cfda',
    shade: '#41536b',
    leaf: '#7b8a86',
    water: '#86a3b7',
    lamps: 0.28,
  },
  spring: {
    high: '#86bce0',
    middle: '#cfe6ee',
    low: '#fdeee6',
    sun: '#fff6e0',
    haze: '#c8dae2',
    shade: '#3a4c63',
    leaf: '#8fb35a',
    water: '#6aa8c4',
    lamps: 0.05,
  },
  night: {
    high: '#0e1733',
    middle: '#22305a',
    low: '#4d5486',
    sun: '#f2eedd',
    haze: '#2c3862',
    shade: '#0a1024',
    leaf: '#2c4040',
    water: '#253a63',
    lamps: 0.6,
  },
} as const satisfies Readonly<Record<string, Light>>;

export type Hour = keyof typeof lights;

/** A color as it looks from afar: 0 near, 1 at the horizon. */
export const afar = (color: string, light: Light, distance: number): string =>
  mix(color, light.haze, distance);
