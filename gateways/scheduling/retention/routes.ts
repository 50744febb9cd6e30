import { z } from 'zod';
import { parseBody, type Route } from '../route.ts';
import { enforceRetention } from './enforce.ts';

const retentionSchema = z.strictObject({ Days: z.int().min(2), DryRun: z.boolean() });

/** For the retention command, while this process has the embedded store open. */
export const retentionRoutes: readonly (readonly [string, Route])[] = [
  [
    'POST retention',
    async ({ database, now }, { request }) => {
      const { Days: days, DryRun: isDryRun } = await parseBody(request, retentionSchema);
      const report = await enforceRetention(database, { days, isDryRun, nowMs: now().getTime() });
      return { status: 200, body: report };
    },
  ],
];
