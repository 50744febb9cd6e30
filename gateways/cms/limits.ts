import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { defaultPageSize } from './cursors.ts';

/** Bounds on what one query may ask. The queries of real clients stay far below. */
export const limits = {
  depth: 15,
  complexity: 10_000,
  aliases: 30,
  tokens: 4000,
  bodyBytes: 1_000_000,
} as const;

/** What a query asks for. Each part is read once, however often fragments name it. */
export type Measure = {
  /** Fields inside one another. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects that the answer may hold, lists counted by their page size. A whole page (`rendered`) counts as ten. */
  readonly complexity: number;
};

const nothing: Measure = { depth: 0, aliases: 0, complexity: 0 };

/** Lists with a page size of their own in `first`. */
const paged: ReadonlySet<string> = new Set(['search', 'children', 'routes', 'dictionary']);

/** Lists without one, by how many there usually are. */
const listSizes: Readonly<Record<string, number>> = {
  ancestors: 5,
  languages: 5,
  targetItems: 10,
  fields: 50,
  redirects: 10,
};

/** Measures every operation of a document; the largest one counts. */
export function measure(document: DocumentNode, variables: Readonly<Record<string, unknown>> = {}): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const known = new Map<string, Measure>();

  const ofFragment = (name: string): Measure => {
    const measured = known.get(name);
    if (measured) return measured;
    // A fragment inside itself is an error that validation names; here it must only come to an end.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const result = fragment ? ofSet(fragment.selectionSet) : nothing;
    known.set(name, result);
    return result;
  };

  const ofField = (field: FieldNode): Measure => {
    const inner = field.selectionSet ? ofSet(field.selectionSet) : nothing;
    const own = field.selectionSet ? 1 : field.name.value === 'rendered' ? 10 : 0;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      complexity: own + timesOf(field, variables) * inner.complexity,
    };
  };

  const ofSet = (set: SelectionSetNode): Measure => {
    let sum = nothing;
    for (const node of set.selections) {
      const part =
        node.kind === Kind.FIELD
          ? ofField(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? ofSet(node.selectionSet)
            : ofFragment(node.name.value);
      sum = {
        depth: Math.max(sum.depth, part.depth),
        aliases: sum.aliases + part.aliases,
        complexity: sum.complexity + part.complexity,
      };
    }
    return sum;
  };

  return document.definitions
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [ofSet(node.selectionSet)] : []))
    .reduce(
      (a, b) => ({
        depth: Math.max(a.depth, b.depth),
        aliases: Math.max(a.aliases, b.aliases),
        complexity: Math.max(a.complexity, b.complexity),
      }),
      nothing,
    );
}

function timesOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const name = field.name.value;
  if (!paged.has(name)) return listSizes[name] ?? 1;
  const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  const asked =
    first?.kind === Kind.INT
      ? Number(first.value)
      : first?.kind === Kind.VARIABLE
        ? variables[first.name.value]
        : undefined;
  return typeof asked === 'number' ? Math.max(1, asked) : defaultPageSize;
}

/**
 * Refuses what is out of all measure.
 * @returns one error for each bound that is passed
 */
export function refusals(measured: Measure, kinds: readonly (keyof Measure)[]): readonly GraphQLError[] {
  return kinds.flatMap((kind) =>
    measured[kind] > limits[kind]
      ? [badRequest(`The query's ${kind} of ${measured[kind]} is over the limit of ${limits[kind]}.`)]
      : [],
  );
}

/** An error that makes the answer's status 400. */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status: 400 } } });
}
