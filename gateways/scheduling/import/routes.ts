import { z } from 'zod';
import { parseBody, type Route } from '../route.ts';
import { importCalendars, MAX_FILE_BYTES } from './import.ts';
import { fileFormats } from './read-file.ts';

const importSchema = z.strictObject({
  Format: z.enum(fileFormats),
  Text: z.string(),
  DryRun: z.boolean(),
  RemoveDemo: z.boolean(),
});

/** For the import command, while this process has the embedded database open. */
export const importRoutes: readonly (readonly [string, Route])[] = [
  [
    'POST import',
    async ({ db, refreshCalendars }, { request }) => {
      // Text in JSON may take twice its size.
      const body = await parseBody(request, importSchema, 2 * MAX_FILE_BYTES);
      const report = await importCalendars(db, {
        text: body.Text,
        format: body.Format,
        isDryRun: body.DryRun,
        removesDemo: body.RemoveDemo,
      });
      await refreshCalendars();
      return { status: 200, body: report };
    },
  ],
];
