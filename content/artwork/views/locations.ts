import type { Scene } from './scene.ts';
import { central } from './locations-central.ts';
import { southSide } from './locations-south-side.ts';
import { northSide } from './locations-north-side.ts';
import { suburbs } from './locations-suburbs.ts';

/** One picture for each place, by file name below `media/locations`. */
export const locationScenes: Readonly<Record<string, Scene>> = {
  ...central,
  ...southSide,
  ...northSide,
  ...suburbs,
};
