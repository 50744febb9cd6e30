import {
  cancelVisitSchema,
  moveVisitSchema,
  readVisitSchema,
  type VisitErrorAnswer,
} from '@/contracts/managed-visit';
import { limitedRoute } from '#services/scheduling/limited-route';
import { schedulingLimits } from '#services/scheduling/limits';
import { openFeed } from '#services/scheduling/visit-calendar';
import { cancelVisit, moveVisit, readVisit } from '#services/scheduling/visit';

const statusOf: Partial<Record<VisitErrorAnswer['error'], number>> = {
  linkUnknown: 404,
  visitCancelled: 409,
  visitStarted: 409,
  visitChanged: 409,
  slotTaken: 409,
};

/** @requirement I16 */
export const visitRouteRead = limitedRoute(readVisitSchema, {
  limit: () => schedulingLimits().reads,
  ask: ({ code }, signal) => readVisit(code, signal),
  statusOf,
});
/** @requirement I16 */
export const visitRouteCancel = limitedRoute(cancelVisitSchema, {
  limit: () => schedulingLimits().changes,
  ask: (body) => cancelVisit(body),
  statusOf,
});
/** @requirement I18 */
export const visitRouteCalendar = limitedRoute(readVisitSchema, {
  limit: () => schedulingLimits().changes,
  ask: ({ code }) => openFeed(code),
  statusOf,
});
/** @requirement I16 */
export const visitRouteMove = limitedRoute(moveVisitSchema, {
  limit: () => schedulingLimits().changes,
  ask: (body) => moveVisit(body),
  statusOf,
});
