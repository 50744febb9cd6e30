import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Bounds on what one query may ask. The layout queries of real clients stay far below. */
export const limits = { depth: 15, complexity: 10_000, aliases: 30, tokens: 4000, bodyBytes: 1_000_000 };

/**
 * A validation rule that refuses queries out of all measure: too deep, too many aliases, or asking for too many things
 * when lists are multiplied by their `first`.
 */
export function measureRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      // Introspection is deep by nature and bounded by the schema.
      const isIntrospection = operation.selectionSet.selections.every(
        (node) => node.kind === Kind.FIELD && node.name.value.startsWith('__'),
      );
      if (isIntrospection) return;
      const measured = measure(operation.selectionSet, context, new Set());
      for (const [what, value, limit] of [
        ['depth', measured.depth, limits.depth],
        ['complexity', measured.complexity, limits.complexity],
        ['aliases', measured.aliases, limits.aliases],
      ] as const) {
        if (value > limit)
          context.reportError(
            new GraphQLError(`The query's ${what} of ${value} is over the limit of ${limit}.`, {
              nodes: operation,
            }),
          );
      }
    },
  };
}

type Measure = { readonly depth: number; readonly complexity: number; readonly aliases: number };

function measure(set: SelectionSetNode, context: ValidationContext, seen: ReadonlySet<string>): Measure {
  let depth = 0;
  let complexity = 0;
  let aliases = 0;
  for (const node of set.selections) {
    let inner: Measure = { depth: 0, complexity: 0, aliases: 0 };
    let isField = false;
    let times = 1;
    if (node.kind === Kind.FIELD) {
      isField = true;
      if (node.alias) aliases += 1;
      if (node.selectionSet) inner = measure(node.selectionSet, context, seen);
      const first = node.arguments?.find(({ name }) => name.value === 'first')?.value;
      if (first?.kind === Kind.INT) times = Math.min(Math.max(1, Number(first.value) / 10), 100);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      inner = measure(node.selectionSet, context, seen);
    } else {
      const name = node.name.value;
      const fragment: FragmentDefinitionNode | null | undefined = seen.has(name)
        ? undefined
        : context.getFragment(name);
      if (fragment) inner = measure(fragment.selectionSet, context, new Set([...seen, name]));
    }
    depth = Math.max(depth, inner.depth + (isField ? 1 : 0));
    complexity += (isField ? 1 : 0) + times * inner.complexity;
    aliases += inner.aliases;
  }
  return { depth, complexity, aliases };
}
