import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { Calendars } from '../calendars.ts';
import { createFhirClient } from './client.ts';
import { extendFhirHold, holdFhirSlot, releaseFhirHold, sweepFhirHolds } from './holds.ts';
import { createLines } from './lines.ts';
import { createPlaces } from './places.ts';
import type { FhirSettings } from './settings.ts';
import { findFhirSlot, findFhirSlots, type SlotSearch } from './slot-search.ts';
import { bookOnServer, cancelOnServer, moveOnServer } from './visits.ts';

/**
 * Calendars that a FHIR R4 server keeps. Holds and bookings are written there; the store here keeps what the server
 * does not: links, messages, the waitlist, answers to repeated requests.
 * @requirement I20
 */
export function fhirCalendars(db: Kysely<Tables>, settings: FhirSettings): Calendars {
  const client = createFhirClient(settings);
  const search: SlotSearch = { client, settings, places: createPlaces(client, settings) };
  const inLine = createLines();
  return {
    freeSlots: (query) => findFhirSlots(search, query),
    slotAt: (wanted) => findFhirSlot(search, wanted),
    hold: (request) => inLine(request.slot.provider.npi, () => holdFhirSlot(search, request)),
    extendHold: (request) => extendFhirHold(search, request),
    // A slot names no provider: the next refresh of all of them finds their times.
    releaseHold: async (id) => ({ wasHeld: await releaseFhirHold(search, id), npis: [] }),
    sweepHolds: async (nowMs) => {
      await sweepFhirHolds(search, nowMs);
      return [];
    },
    book: (request) => inLine(request.slot.provider.npi, () => bookOnServer(db, search, request)),
    cancel: (request) => inLine(request.token, () => cancelOnServer(db, search, request)),
    move: (request) =>
      inLine(request.token, () => inLine(request.slot.provider.npi, () => moveOnServer(db, search, request))),
  };
}
