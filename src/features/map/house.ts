import type { Position } from '@/domain/map/projection';
import type { MapItem } from './map-item';

/** Decimals of a degree: about a metre. What lies closer together no zoom parts. */
const decimals = 5;

/** Whether positions are those of one house. @requirement E4 */
export function isOneHouse(positions: readonly (Position | null)[]): boolean {
  return new Set(positions.map((position) => houseOf(position))).size === 1;
}

/** The places in the house of one, itself among them; of one that is alone, none. @requirement E4 */
export function housemates(items: readonly MapItem[], one: MapItem): readonly MapItem[] {
  const mates = items.filter(({ position }) => position && houseOf(position) === houseOf(one.position));
  return mates.length > 1 ? mates : [];
}

function houseOf(position: Position | null): string {
  return position ? `${position.latitude.toFixed(decimals)} ${position.longitude.toFixed(decimals)}` : '';
}
