import type { LocationHit } from '@/contracts/search';
import type { Position } from './projection';

/** A result on a map, with its number in the list (1-based). */
export type Place = {
  readonly number: number;
  readonly hit: LocationHit;
  readonly position: Position | null;
};

/** The props of both maps. */
export type MapFrameProps = {
  readonly places: readonly Place[];
  /** Id of the chosen place. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
};
