import { feedRoutes } from './availability-feed/routes.ts';
import { confirmRoutes } from './confirm-address.ts';
import { draftRoutes } from './drafts/routes.ts';
import { importRoutes } from './import/routes.ts';
import { calendarRoutes } from './manage/calendar.ts';
import { manageRoutes } from './manage/routes.ts';
import { waitingRoomRoutes } from './manage/waiting-room.ts';
import { requestRoutes } from './requests/routes.ts';
import { retentionRoutes } from './retention/routes.ts';
import type { Route } from './route.ts';
import { postAppointment } from './routes/booking.ts';
import { choiceRoutes } from './routes/choices.ts';
import { freeTimeRoutes } from './routes/free-times.ts';
import { holdRoutes } from './routes/holds.ts';
import { postAppointmentRequest } from './routes/request.ts';
import { textingRoutes } from './texting/routes.ts';
import { waitlistRoutes } from './waitlist/routes.ts';

/**
 * The calls by method and path below `/scheduling/v1`.
 * @requirement I4 I12 I14
 */
export const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ...freeTimeRoutes,
  ...choiceRoutes,
  ['POST schedule-appointment', postAppointment],
  ['POST appointment-request', postAppointmentRequest],
  ...holdRoutes,
  ...confirmRoutes,
  ...draftRoutes,
  ...manageRoutes,
  ...calendarRoutes,
  ...waitingRoomRoutes,
  ...feedRoutes,
  ...importRoutes,
  ...requestRoutes,
  ...retentionRoutes,
  ...textingRoutes,
  ...waitlistRoutes,
]);
