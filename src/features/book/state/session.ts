import { readJson, sessionKeys, write } from '@/features/appointment/state/session';
import type { PatientForm } from '@/domain/patient-form/form';
import type { Visit } from '@/features/appointment/model/visit';
import { shownAgain, type BookedPage } from '../model/booking-page';
import type { Draft } from '../model/draft';

/**
 * What a booking in progress keeps in this tab's session storage, and nowhere else: the scheduling data, the visit with
 * what else was typed, the answers of a request form, and the moment of the last act, after which all of it is dropped.
 * @decision Q56
 */
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

export function readVisit(): StoredVisit | undefined {
  const stored = readJson(sessionKeys.visit);
  const isWhole =
    typeof stored === 'object' && stored !== null && 'visit' in stored && typeof stored.visit === 'object';
  // Only this module writes the key, always whole.
  return isWhole && stored.visit !== null ? (stored as StoredVisit) : undefined;
}

export function writeVisit(stored: StoredVisit): void {
  write(sessionKeys.visit, stored);
}

/** The draft that may have been sent: a page that was loaded again must not book under another key. */
export function readDraft(): Draft | undefined {
  const stored = readJson(sessionKeys.draft);
  const isDraft =
    typeof stored === 'object' && stored !== null && 'draftId' in stored && 'fingerprint' in stored;
  return isDraft ? (stored as Draft) : undefined;
}

export function writeDraft(draft: Draft): void {
  write(sessionKeys.draft, draft);
}

/** The visit that was booked in this tab, as far as it may be kept. @decision ADR-0374 */
export function readBooked(): BookedPage | undefined {
  const stored = readJson(sessionKeys.booked);
  const isWhole = typeof stored === 'object' && stored !== null && 'slot' in stored && 'visit' in stored;
  // Only this module writes the key, always whole.
  return isWhole ? (stored as BookedPage) : undefined;
}

export function writeBooked(page: BookedPage): void {
  write(sessionKeys.booked, shownAgain(page));
}
