import { scheduleDataKey, scheduling } from '@/config/scheduling';
import type { SavedForm } from '@/contracts/saved-request';
import { patientKindKey } from '@/lib/patient-kind';
import type { RequestKind, RequestValues } from '@/lib/request-form';
import { randomUuid } from '@/lib/uuid';
import type { Draft } from '../model/draft';
import type { PatientForm } from '../model/patient-form';
import { resetScheduleData, type ScheduleData } from '../model/schedule-data';
import type { PatientKind, Slot, Visit } from '../model/visit';

/**
 * What a booking in progress keeps in this tab's session storage, and nowhere else: the scheduling data, the visit with
 * what else was typed, the answers of a request form, and the moment of the last act, after which all of it is dropped.
 * @decision Q56
 */
const visitKey = 'oas-visit';
const draftKey = 'oas-draft';
const touchedKey = 'oas-touched';
const visitorKey = 'oas-visitor';
const wishKey = 'oas-wish';
const savedKey = 'oas-saved';
const typedKey = 'oas-typed';

export type StoredVisit = {
  readonly visit: Visit;
  /** What was typed of the patient and is not part of the scheduling data. */
  readonly form: Partial<PatientForm>;
  /** Where the page of patient details stands: a reload comes back to it. */
  readonly step: 'patient' | 'confirm';
  readonly holdId: string | null;
  /** Milliseconds since 1970 on this browser's clock. */
  readonly holdEndsAt: number;
};

/** Storage may be forbidden, full or absent: a booking works without, within one page. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    storage()?.setItem(key, JSON.stringify(value));
    storage()?.setItem(touchedKey, String(Date.now()));
  } catch {
    // Without storage the booking lives as long as the page.
  }
}

/** Drops everything that was typed or chosen: on success, on Leave, after half an hour without an act. */
export function purgeBooking(): void {
  const keys = [scheduleDataKey, visitKey, draftKey, touchedKey, wishKey, savedKey, typedKey, patientKindKey];
  for (const key of keys) storage()?.removeItem(key);
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

/** @requirement I11 */
export function readScheduleData(): ScheduleData {
  return resetScheduleData(readJson(scheduleDataKey));
}

/** @requirement I11 */
export function writeScheduleData(data: ScheduleData): void {
  write(scheduleDataKey, resetScheduleData(data));
}

export function readVisit(): StoredVisit | undefined {
  const stored = readJson(visitKey);
  const isWhole =
    typeof stored === 'object' && stored !== null && 'visit' in stored && typeof stored.visit === 'object';
  // Only this module writes the key, always whole.
  return isWhole && stored.visit !== null ? (stored as StoredVisit) : undefined;
}

export function writeVisit(stored: StoredVisit): void {
  write(visitKey, stored);
}

/** A time that a visitor wants to book on the next page: the one of a message about a freed time. */
export type Wish = { readonly npi: string; readonly patient: PatientKind; readonly slot: Slot };

export function writeWish(wish: Wish): void {
  write(wishKey, wish);
}

/** The wish for a provider, once. @requirement I17 */
export function takeWish(npi: string): Wish | undefined {
  const stored = readJson(wishKey);
  const isWish = typeof stored === 'object' && stored !== null && 'npi' in stored && stored.npi === npi;
  if (!isWish) return undefined;
  storage()?.removeItem(wishKey);
  // Only this module writes the key, always whole.
  return stored as Wish;
}

/** Hands a form that is gone on with to the page where it stands. @returns false where this browser keeps nothing */
export function writeSaved(saved: SavedForm): boolean {
  write(savedKey, saved);
  return readJson(savedKey) !== null;
}

/** The answers of a form that is gone on with, once. @requirement J9 */
export function takeSaved(kind: RequestKind): SavedForm | undefined {
  const stored = readJson(savedKey);
  const isIt = typeof stored === 'object' && stored !== null && 'kind' in stored && stored.kind === kind;
  if (!isIt) return undefined;
  storage()?.removeItem(savedKey);
  // Only this module writes the key, always whole.
  return stored as SavedForm;
}

type Typed = { readonly item: string; readonly values: Partial<RequestValues> };

/** Keeps what was typed into a request form until the form is there again. @param item - the form's item */
export function writeTyped(item: string, values: Partial<RequestValues>): void {
  if (Object.keys(values).length > 0) write(typedKey, { item, values } satisfies Typed);
}

/** What was typed into a request form before its page was left, once. */
export function takeTyped(item: string): Partial<RequestValues> | undefined {
  // Only this module writes the key, always whole.
  const stored = readJson(typedKey) as Typed | null;
  if (stored?.item !== item) return undefined;
  storage()?.removeItem(typedKey);
  return stored.values;
}

/** The draft that may have been sent: a page that was loaded again must not book under another key. */
export function readDraft(): Draft | undefined {
  const stored = readJson(draftKey);
  const isDraft =
    typeof stored === 'object' && stored !== null && 'draftId' in stored && 'fingerprint' in stored;
  return isDraft ? (stored as Draft) : undefined;
}

export function writeDraft(draft: Draft): void {
  write(draftKey, draft);
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
