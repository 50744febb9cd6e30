import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAMLException } from 'js-yaml';
import type { Problems } from './problems.ts';
import { yamlSlips, type YamlSlip } from './yaml-slips.ts';

/** A parsed content file. `path` is relative to the folder that was read, without its extension. */
export type SourceFile = { readonly file: string; readonly path: string; readonly data: unknown };

type Parsed = {
  readonly stamp: string;
  readonly data: unknown;
  readonly digest: string;
  readonly slips: readonly YamlSlip[];
};

const parsed = new Map<string, Parsed>();

/** What YAML read otherwise than its author meant, in a file that was read. @requirement O6 */
export function slipsIn(file: string): readonly YamlSlip[] {
  return parsed.get(file)?.slips ?? [];
}

/**
 * Reads every YAML file below a folder. A file that has not changed since it was last read is not parsed again.
 * @param digest - updated with the content of every file
 * @requirement O2
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
 * @requirement O2
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
  const text = textOf(file, problems);
  if (text === undefined) return undefined;
  try {
    const data: unknown = load(text, { filename: file });
    if (anchors.test(text) && holdsItself(data)) {
      problems.addUnreadable(file, 1, 'an anchor (&name) holds itself (*name): write the value out');
      return undefined;
    }
    const own = createHash('sha256').update(file).update(text).digest('hex');
    digest.update(own);
    parsed.set(file, { stamp, data, digest: own, slips: yamlSlips(text) });
    return data ?? undefined;
  } catch (error) {
    addUnreadable(file, error, problems);
    return undefined;
  }
}

/** Why a file is no YAML, with the line. */
function addUnreadable(file: string, error: unknown, problems: Problems): void {
  if (!(error instanceof YAMLException)) return problems.addUnreadable(file, 1, 'the file cannot be read');
  const { mark } = error;
  const conflict = mark?.buffer.search(/^<{7} /m) ?? -1;
  if (mark && conflict >= 0)
    problems.addUnreadable(
      file,
      lineAt(mark.buffer, conflict),
      'two versions of the file meet here (<<<<<<<): keep one',
    );
  else problems.addUnreadable(file, mark ? mark.line + 1 : 1, plainReason(error));
}

/** The parser's reason, in words for authors where it is a frequent one. */
function plainReason({ reason, mark }: YAMLException): string {
  if (reason === 'deficient indentation')
    return 'a quotation mark or a bracket before this line is not closed, or the line needs more spaces before it';
  if (!/duplicated mapping key/i.test(reason)) return reason;
  const written = mark?.buffer.split('\n')[mark.line]?.trim() ?? '';
  const key = /^(?:- )?(?:'([^']*)'|"([^"]*)"|([^:]*?))\s*:/.exec(written)?.slice(1).find(Boolean) ?? written;
  return `"${key}" is written twice: keep one of the two`;
}

/** A file's text. Bytes that are not UTF-8 become a problem with the line of the first of them. */
function textOf(file: string, problems: Problems): string | undefined {
  const bytes = readFileSync(file);
  const reason = 'these bytes are no UTF-8 text: save the file as UTF-8';
  if (isUtf8(bytes) && !bytes.includes(0)) {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
    const lost = text.indexOf('\uFFFD');
    if (lost >= 0) problems.addAtLine(file, lineAt(text, lost), 'a letter was lost here (�): write it again');
    return text;
  }
  const read = bytes.toString('utf8');
  const at = read.search(/[\uFFFD\0]/);
  problems.addUnreadable(file, at < 0 ? 1 : lineAt(read, at), reason);
  return undefined;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** What YAML's anchors look like; seldom enough that only files with one are searched. */
const anchors = /(?:^|[\s[{,])&\w/m;

/** Whether a value contains itself, as YAML's anchors allow. */
function holdsItself(value: unknown, above: readonly unknown[] = []): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (above.includes(value)) return true;
  const inside = [...above, value];
  return Object.values(value).some((part) => holdsItself(part, inside));
}

type Bag = Readonly<Record<string, unknown>>;

/** The value as an object; undefined for anything else. @requirement O2 */
export function bagOf(value: unknown): Bag | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : undefined;
}
