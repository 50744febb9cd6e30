import type { Scene } from './scene.ts';
import { clinicStories } from './stories-clinic.ts';
import { closeUps } from './close-ups.ts';
import { commonStories } from './stories-common.ts';
import { homeStories } from './stories-home.ts';
import { nightStories } from './stories-night.ts';
import { outdoorsStories } from './stories-outdoors.ts';

/** One picture for each story, by the last part of its address, and three things for other pages. */
export const storyScenes: Readonly<Record<string, Scene>> = {
  ...clinicStories,
  ...commonStories,
  ...homeStories,
  ...nightStories,
  ...outdoorsStories,
  ...closeUps,
};
