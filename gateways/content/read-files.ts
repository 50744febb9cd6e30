import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { Problems } from './problems.ts';

/** A parsed content file. `path` is relative to the folder that was read, without its extension. */
export type SourceFile = { readonly file: string; readonly path: string; readonly data: unknown };

const parsed = new Map<string, { readonly stamp: string; readonly data: unknown; readonly digest: string }>();

/**
 * Reads every YAML file below a folder. A file that has not changed since it was last read is not parsed again.
 * @param digest - updated with the content of every file
 */
export function readYamlFiles(
  folder: string,
  problems: Problems,
  digest: ReturnType<typeof createHash>,
): readonly SourceFile[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.flatMap((name) => {
    const source = readYamlFile(join(folder, name), problems, digest);
    return source === undefined
      ? []
      : [{ file: join(folder, name), path: name.slice(0, -'.yaml'.length), data: source }];
  });
}

/**
 * Reads one YAML file. A file that is not YAML becomes a problem.
 * @returns undefined for a file that is missing, empty or not YAML
 */
export function readYamlFile(
  file: string,
  problems: Problems,
  digest: ReturnType<typeof createHash>,
): unknown {
  const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
  if (size < 0) return undefined;
  const stamp = `${mtimeMs}:${size}`;
  const known = parsed.get(file);
  if (known?.stamp === stamp) {
    digest.update(known.digest);
    return known.data;
  }
  const text = readFileSync(file, 'utf8');
  try {
    const data: unknown = load(text, { filename: file });
    const own = createHash('sha256').update(file).update(text).digest('hex');
    digest.update(own);
    parsed.set(file, { stamp, data, digest: own });
    return data ?? undefined;
  } catch (error) {
    const reason = error instanceof YAMLException ? error.reason : 'cannot be read';
    problems.addAtLine(file, error instanceof YAMLException && error.mark ? error.mark.line + 1 : 1, reason);
    return undefined;
  }
}

type Bag = Readonly<Record<string, unknown>>;

/** The value as an object; undefined for anything else. */
export function bagOf(value: unknown): Bag | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : undefined;
}
