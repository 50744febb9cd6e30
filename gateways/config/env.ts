import { contradictions } from './contradictions.ts';
import { environmentSchema, type GivenEnvironment } from './env-schema.ts';
import { misspellings } from './misspelt.ts';

export type Environment = Omit<GivenEnvironment, 'PUBLIC_URL'> & { readonly PUBLIC_URL: string };

/**
 * Reads an environment. Empty strings count as absent, so that a copied `.env.example` works.
 * @returns the typed values; or, for each impossible value, half-set vendor and misspelt name, a sentence that names the
 * variable and the mend, never its value
 * @requirement O3
 */
export function readEnvironment(
  source: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly value: Environment }
  | { readonly ok: false; readonly problems: readonly string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const parsed = environmentSchema.safeParse(given);
  const problems = [
    ...misspellings(given, Object.keys(environmentSchema.shape)),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...(parsed.success ? contradictions(parsed.data) : []),
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems: [...new Set(problems)] };
  const { PORT, PUBLIC_URL } = parsed.data;
  return { ok: true, value: { ...parsed.data, PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}` } };
}

/** Exit code for a configuration that cannot work. */
const BAD_CONFIGURATION = 78;

/** The process's environment; ends the process with its problems, a sentence each, when it is wrong. @requirement O3 */
export function environmentOrExit(): Environment {
  const read = readEnvironment(process.env);
  if (read.ok) return read.value;
  process.stderr.write(read.problems.map((problem) => `${problem}.\n`).join(''));
  process.exit(BAD_CONFIGURATION);
}
