import { z } from 'zod';
import { parseBody, type Route } from '../route.ts';
import { enforceRetention } from './enforce.ts';

const retentionSchema = z.strictObject({ DryRun: z.boolean() });

/**
 * For the retention command, while this process has the embedded store open. How old is too old is this process's own
 * setting: a caller cannot delete what is younger.
 */
export const retentionRoutes: readonly (readonly [string, Route])[] = [
  [
    'POST retention',
    async ({ database, now, retentionDays: days }, { request }) => {
      const { DryRun: isDryRun } = await parseBody(request, retentionSchema);
      const report = await enforceRetention(database, { days, isDryRun, nowMs: now().getTime() });
      return { status: 200, body: report };
    },
  ],
];
