import type { LocationHit } from '@/contracts/search';
import type { Position } from './projection';

/** A result on a map, with the number that it has in the list. */
export type Place = {
  readonly number: number;
  readonly hit: LocationHit;
  readonly position: Position | null;
};

/** What a map of either kind is given. */
export type MapFrameProps = {
  readonly places: readonly Place[];
  /** Id of the chosen place. */
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
};
