import { scheduleDataKey, scheduling } from '@/config/scheduling';
import { patientKindKey } from '@/domain/patient-kind';
import { randomUuid } from '@/lib/uuid';

/**
 * What bookings and request forms keep in this tab's session storage, and nowhere else. All of it is dropped half an
 * hour after the last act.
 * @decision Q56
 */
export const sessionKeys = {
  scheduleData: scheduleDataKey,
  visit: 'oas-visit',
  draft: 'oas-draft',
  wish: 'oas-wish',
  saved: 'oas-saved',
  typed: 'oas-typed',
  booked: 'oas-booked',
} as const;
/** What a request form shows as soon as it is there. */
export const requestKeys = [sessionKeys.scheduleData, sessionKeys.saved, sessionKeys.typed] as const;
/** What the page of patient details goes on with. */
export const bookingKeys = [sessionKeys.visit] as const;
/** What it shows again when it was booked. */
export const bookedKeys = [sessionKeys.booked] as const;
const touchedKey = 'oas-touched';
const visitorKey = 'oas-visitor';

/** Storage may be forbidden, full or absent: a booking works without, within one page. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The value that was written under a key; null where there is none. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Writes a value and notes the moment, from which the half hour counts. */
export function write(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value));
    storage()?.setItem(touchedKey, String(Date.now()));
  } catch {
    // Without storage the booking lives as long as the page.
  }
}

/** Drops the value under a key. */
export function removeKey(key: string): void {
  storage()?.removeItem(key);
}

/** Drops everything that was typed or chosen: on success, on Leave, after half an hour without an act. */
export function purgeBooking(): void {
  for (const key of [...Object.values(sessionKeys), touchedKey, patientKindKey]) removeKey(key);
}

/** Drops what nobody touched for half an hour. @returns whether it did @decision Q56 */
export function purgeIfIdle(now: number): boolean {
  const touched = Number(storage()?.getItem(touchedKey) ?? Number.NaN);
  const isIdle = now - touched > scheduling.idleMinutes * 60_000;
  if (isIdle) purgeBooking();
  return isIdle;
}

/** Puts off the half hour. */
export function touchBooking(now: number): void {
  if (storage()?.getItem(touchedKey)) storage()?.setItem(touchedKey, String(now));
}

let visitorOfPage: string | undefined;

/** A random name for this tab, by which the clinic knows whose time it keeps. It says nothing about the visitor. */
export function visitorId(): string {
  const stored = readJson(visitorKey);
  visitorOfPage ??= typeof stored === 'string' ? stored : randomUuid();
  try {
    storage()?.setItem(visitorKey, JSON.stringify(visitorOfPage));
  } catch {
    // The name lives as long as the page.
  }
  return visitorOfPage;
}
