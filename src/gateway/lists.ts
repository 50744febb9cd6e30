import { z } from 'zod';

/** What another system sends as a list, without its odd members; none where it is no list. @requirement O8 */
export function looseListOf<T>(schema: z.ZodType<T>): z.ZodType<readonly T[]> {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries
        .map((entry) => schema.safeParse(entry))
        .filter((one) => one.success)
        .map((one) => one.data),
    );
}

/**
 * A list that is empty or of which something can be read. One whose members are all odd is of another shape: it must not
 * pass for "none".
 * @requirement O8
 */
export function readableListOf<T>(schema: z.ZodType<T>): z.ZodType<readonly T[]> {
  const list = looseListOf(schema);
  return z.array(z.unknown()).transform((entries, context) => {
    const read = list.parse(entries);
    if (read.length === 0 && entries.length > 0)
      context.addIssue({ code: 'custom', message: 'no entry can be read' });
    return read;
  });
}
