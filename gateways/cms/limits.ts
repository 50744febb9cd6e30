import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { defaultPageSize } from './cursors.ts';

/** Limits for one query. Real clients stay far below them. */
export const limits = {
  depth: 15,
  complexity: 10_000,
  aliases: 30,
  tokens: 4000,
  bodyBytes: 1_000_000,
} as const;

/** The size of a query. Each fragment is measured once, however often it is named. */
export type Measure = {
  /** Levels of nested fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects that the answer may hold; a list counts its page size, and a whole page (`rendered`) counts as ten. */
  readonly complexity: number;
};

const nothing: Measure = { depth: 0, aliases: 0, complexity: 0 };

/** Lists whose page size is `first`. */
const paged: ReadonlySet<string> = new Set(['search', 'children', 'routes', 'dictionary']);

/** Lists without a page size, with their usual length. */
const listSizes: Readonly<Record<string, number>> = {
  ancestors: 5,
  languages: 5,
  targetItems: 10,
  fields: 50,
  redirects: 10,
};

/** Measures every operation of a document. The largest value of each counts. @requirement O2 */
export function measure(document: DocumentNode, variables: Variables = {}): Measure {
  const sizes = new SelectionSizes(document, variables);
  return document.definitions
    .flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [sizes.ofSet(node.selectionSet)] : []))
    .reduce(
      (a, b) => ({
        depth: Math.max(a.depth, b.depth),
        aliases: Math.max(a.aliases, b.aliases),
        complexity: Math.max(a.complexity, b.complexity),
      }),
      nothing,
    );
}

type Variables = Readonly<Record<string, unknown>>;

/** Sizes of the selections of a document. */
class SelectionSizes {
  readonly #variables: Variables;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #known = new Map<string, Measure>();

  constructor(document: DocumentNode, variables: Variables) {
    this.#variables = variables;
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
  }

  ofSet(set: SelectionSetNode): Measure {
    let sum = nothing;
    for (const node of set.selections) {
      const part =
        node.kind === Kind.FIELD
          ? this.#ofField(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? this.ofSet(node.selectionSet)
            : this.#ofFragment(node.name.value);
      sum = {
        depth: Math.max(sum.depth, part.depth),
        aliases: sum.aliases + part.aliases,
        complexity: sum.complexity + part.complexity,
      };
    }
    return sum;
  }

  #ofField(field: FieldNode): Measure {
    const inner = field.selectionSet ? this.ofSet(field.selectionSet) : nothing;
    const own = field.selectionSet ? 1 : field.name.value === 'rendered' ? 10 : 0;
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      complexity: own + timesOf(field, this.#variables) * inner.complexity,
    };
  }

  #ofFragment(name: string): Measure {
    const measured = this.#known.get(name);
    if (measured) return measured;
    // Validation reports a fragment inside itself. Here it must only not loop.
    this.#known.set(name, nothing);
    const fragment = this.#fragments.get(name);
    const result = fragment ? this.ofSet(fragment.selectionSet) : nothing;
    this.#known.set(name, result);
    return result;
  }
}

function timesOf(field: FieldNode, variables: Variables): number {
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
 * Checks measures against the limits.
 * @returns one error for each limit that is exceeded
 * @requirement O2
 */
export function refusals(measured: Measure, kinds: readonly (keyof Measure)[]): readonly GraphQLError[] {
  return kinds.flatMap((kind) =>
    measured[kind] > limits[kind]
      ? [badRequest(`The query's ${kind} of ${measured[kind]} is over the limit of ${limits[kind]}.`)]
      : [],
  );
}

/** An error that sets the answer's status to 400. @requirement O2 */
export function badRequest(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status: 400 } } });
}

/**
 * An error for a query that cannot be read or does not fit the schema: status 400 too, and 200 for a client that takes plain
 * JSON only, as GraphQL over HTTP has it. Such a client learns of the error from the answer.
 * @requirement O2
 */
export function badQuery(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status: 400, spec: true } } });
}
