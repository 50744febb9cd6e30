import { arrivalScenes } from './views/arrival-scenes.ts';
import { careScenes } from './views/care-scenes.ts';
import { examScenes } from './views/exam-scenes.ts';
import { frontDoorScenes } from './views/front-door-scenes.ts';
import { welcomeScenes } from './views/welcome-scenes.ts';
import { quotedScenes } from './views/quoted-scenes.ts';
import { placeScenes } from './views/place-scenes.ts';
import type { Scene } from './views/scene.ts';

/** The scenes by file name below `media/scenes`. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...frontDoorScenes,
  ...careScenes,
  ...examScenes,
  ...welcomeScenes,
  ...placeScenes,
  ...arrivalScenes,
  ...quotedScenes,
};
