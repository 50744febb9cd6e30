import { z } from 'zod';
import { confirmAddress, type Confirmable } from '../confirmation/confirmation.ts';
import { refusal } from './http.ts';
import { parseBody, type Route } from './route.ts';
import { waitlistConfirmation } from './waitlist/confirm.ts';

/** What this gateway writes to addresses for, more than once. */
export const confirmables: readonly Confirmable[] = [waitlistConfirmation];

const tokenSchema = z.strictObject({ Token: z.string().min(20).max(60) });

/** The yes of an email address's owner, by the token of a link. @requirement K10 */
export const confirmRoutes: readonly (readonly [string, Route])[] = [
  [
    'POST confirm-address',
    async ({ db, now }, { request }) => {
      const { Token: token } = await parseBody(request, tokenSchema);
      const purpose = await confirmAddress(db, { token, confirmables, nowMs: now().getTime() });
      if (purpose === undefined) throw refusal(404, 'This link is not valid, or its time is over.');
      return { status: 200, body: { Purpose: purpose } };
    },
  ],
];
