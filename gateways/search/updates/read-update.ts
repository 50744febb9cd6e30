import { readChanges, UpdateError, type Change } from './changes.ts';
import { readXml, type XmlElement } from './xml.ts';

/** What a client sends to the index. */
export type Update = {
  readonly changes: readonly Change[];
  /** Whether the body itself asks for a commit. */
  readonly isCommit: boolean;
};

/**
 * Reads an update in Solr's JSON or XML.
 * @throws UpdateError, SyntaxError or XmlSyntaxError, where Solr answers 400
 * @requirement B18
 */
export function readUpdate(text: string): Update {
  if (text.trim() === '') return { changes: [], isCommit: false };
  return /^\uFEFF?\s*</.test(text) ? fromXml(readXml(text)) : fromJson(text);
}

function fromJson(text: string): Update {
  const commands = commandsOf(text);
  if (!commands) return { changes: readChanges(JSON.parse(text)), isCommit: false };
  const unknown = commands.find(({ name }) => !commandNames.has(name));
  if (unknown) throw new UpdateError(`Unknown command '${unknown.name}'`);
  return {
    changes: commands.flatMap(({ name, value }) => readChanges({ [name]: value })),
    isCommit: commands.some(({ name }) => commits.has(name)),
  };
}

const commits: ReadonlySet<string> = new Set(['commit', 'optimize']);

type Command = { readonly name: string; readonly value: unknown };

/** The entries of a JSON object, of which several may go by one name: `{"add": …, "add": …}`. */
function commandsOf(text: string): readonly Command[] | undefined {
  // A plain reading keeps the last of one name, and says whether the text is JSON at all.
  const whole: unknown = JSON.parse(text);
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return undefined;
  const found: Command[] = [];
  let depth = 0;
  let from = 0;
  const end = (to: number) => {
    const entry = text.slice(from, to).trim();
    if (entry !== '') found.push(...entriesOf(JSON.parse(`{${entry}}`)));
  };
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth === 1) from = index + 1;
    } else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) end(index);
    } else if (sign === ',' && depth === 1) {
      end(index);
      from = index + 1;
    }
  }
  return found;
}

function entriesOf(read: unknown): readonly Command[] {
  return Object.entries(read as Record<string, unknown>).map(([name, value]) => ({ name, value }));
}

/** Elements as the JSON that says the same. */
function fromXml(root: XmlElement): Update {
  // A root of another name holds several commands.
  const commands = commandNames.has(root.name) ? [root] : root.children;
  return {
    changes: commands.flatMap((command) => changesOf(command)),
    isCommit: commands.some(({ name }) => commits.has(name)),
  };
}

const commandNames: ReadonlySet<string> = new Set(['add', 'delete', 'commit', 'optimize']);

function changesOf({ name, children }: XmlElement): readonly Change[] {
  if (name === 'add') return readChanges(children.filter((child) => child.name === 'doc').map(documentOf));
  if (name === 'delete')
    return readChanges({
      delete: children.map((child) =>
        child.name === 'query' ? { query: child.text } : { id: child.text.trim() },
      ),
    });
  if (commits.has(name)) return [];
  throw new UpdateError(`Unknown command '${name}'`);
}

/** A document; several fields of one name are a list. */
function documentOf({ children }: XmlElement): Readonly<Record<string, unknown>> {
  const fields = Map.groupBy(
    children.filter((child) => child.name === 'field'),
    ({ attributes }) => attributes.get('name') ?? '',
  );
  if (fields.has('')) throw new UpdateError('a field needs a name');
  return Object.fromEntries(
    [...fields].map(([name, elements]) => {
      const values = elements.map((element) => valueOf(name, element));
      const [first] = values;
      const value = values.length === 1 ? first : values;
      const change = elements[0]?.attributes.get('update');
      return [name, change === undefined ? value : { [change]: value }];
    }),
  );
}

function valueOf(name: string, { attributes, text }: XmlElement): string | number | boolean | null {
  if (attributes.get('null') === 'true') return null;
  if (name.endsWith('_b')) return /^[tT1]/.test(text);
  const number = Number(text);
  return /_t[fl]$/.test(name) && text.trim() !== '' && Number.isFinite(number) ? number : text;
}
