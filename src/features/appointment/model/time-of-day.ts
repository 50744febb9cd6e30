/** Part of the day that a visitor wants; the numbers are those of the scheduling protocol and work as two bits. */
export const timeOfDay = { noTime: 0, morning: 1, afternoon: 2, allDay: 3 } as const;

export type TimeOfDay = (typeof timeOfDay)[keyof typeof timeOfDay];

const fromBits: readonly TimeOfDay[] = [0, 1, 2, 3];

/**
 * Ticks or unticks AM or PM: both ticked is all day, neither is no time at all.
 * @requirement I2
 */
export function toggled(current: TimeOfDay, half: 'morning' | 'afternoon'): TimeOfDay {
  return fromBits[current ^ timeOfDay[half]] ?? timeOfDay.allDay;
}

/** Whether a half of the day is wanted. @requirement I2 */
export function includes(current: TimeOfDay, half: 'morning' | 'afternoon'): boolean {
  return (current & timeOfDay[half]) !== 0;
}

/**
 * Whether a time lies in the wanted part of the day: morning is before 12:00, afternoon from 12:00 on.
 * @param rawTime - `HH:mm`
 * @requirement I2
 */
export function isWithin(rawTime: string, wanted: TimeOfDay): boolean {
  return includes(wanted, rawTime < '12:00' ? 'morning' : 'afternoon');
}
