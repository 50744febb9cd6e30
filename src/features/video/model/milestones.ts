/** The events of a video, as the catalogue names them. */
export type VideoEventName =
  | 'videoStart'
  | 'video 25 percent'
  | 'video 50 percent'
  | 'video 75 percent'
  | 'video complete';

const milestones = [25, 50, 75] as const;

/**
 * The milestones that a video has passed and that nobody has reported.
 * @param fraction - how much of it has been played, from 0 to 1; anything else passes none
 * @param reported - names that were reported
 * @requirement L4 N1
 */
export function passed(fraction: number, reported: ReadonlySet<VideoEventName>): readonly VideoEventName[] {
  return milestones
    .filter((percent) => fraction * 100 >= percent)
    .map((percent) => `video ${percent} percent` as const)
    .filter((name) => !reported.has(name));
}
