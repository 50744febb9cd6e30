import {
  OperationNodeTransformer,
  PrimitiveValueListNode,
  TableNode,
  ValueNode,
  type BinaryOperationNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type UpdateQueryNode,
  type ValuesItemNode,
} from 'kysely';
import { digestOf, openValue, SEALED, sealValue } from './cipher.ts';
import { digestColumns, sealedColumns } from './columns.ts';
import type { Ring } from './keys.ts';

const openedColumns: ReadonlySet<string> = new Set(Object.values(sealedColumns).flat());

/**
 * Seals what queries write into the sealed columns, opens what they read of them, and turns values of digest columns
 * into digests. A query's author sees plain values only. Statements written as SQL pass unchanged on their way in.
 * @requirement I14
 */
export class SealingPlugin implements KyselyPlugin {
  readonly #ring: Ring;
  readonly #lookups: Lookups;

  constructor(ring: Ring) {
    this.#ring = ring;
    this.#lookups = new Lookups(ring);
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (node.kind === 'InsertQueryNode') return this.#insert(node);
    const tables = tablesOf(node);
    const isLookup = tables.some((table) => table in digestColumns);
    const found = isLookup ? this.#lookups.transformNode(node) : node;
    return found.kind === 'UpdateQueryNode' ? this.#update(found, tables[0] ?? '') : found;
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    for (const row of result.rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && value.startsWith(SEALED) && openedColumns.has(column))
          row[column] = openValue(this.#ring.keys, column, value);
      }
    }
    return Promise.resolve(result);
  }

  #insert(node: InsertQueryNode): InsertQueryNode {
    const table = node.into?.table.identifier.name ?? '';
    if (!isKnown(table) || node.values?.kind !== 'ValuesNode') return node;
    const columns = node.columns?.map(({ column }) => column.name) ?? [];
    const values = (node.values as OperationNode & { values: readonly ValuesItemNode[] }).values;
    return {
      ...node,
      values: {
        ...node.values,
        values: values.map((row) => this.#row(table, columns, row)),
      } as OperationNode,
    };
  }

  #row(table: string, columns: readonly string[], row: ValuesItemNode): ValuesItemNode {
    if (row.kind === 'PrimitiveValueListNode')
      return PrimitiveValueListNode.create(
        row.values.map((value, at) => this.#written(table, columns[at] ?? '', value)),
      );
    return { ...row, values: row.values.map((value, at) => this.#node(table, columns[at] ?? '', value)) };
  }

  #update(node: UpdateQueryNode, table: string): UpdateQueryNode {
    if (!isKnown(table)) return node;
    const updates = node.updates?.map((update) => ({
      ...update,
      value: this.#node(table, columnOf(update.column), update.value),
    }));
    return { ...node, ...(updates && { updates }) };
  }

  #node(table: string, column: string, node: OperationNode): OperationNode {
    if (!ValueNode.is(node)) return node;
    return { ...node, value: this.#written(table, column, node.value) } as OperationNode;
  }

  #written(table: string, column: string, value: unknown): unknown {
    if (typeof value !== 'string') return value;
    if (sealedColumns[table]?.includes(column)) return sealValue(this.#ring.current, column, value);
    return digestColumns[table] === column ? digestOf(this.#ring.secret, value) : value;
  }
}

/** Where a query looks for a value in a digest column, it looks for the value's digest. */
class Lookups extends OperationNodeTransformer {
  readonly #ring: Ring;
  static readonly #columns: ReadonlySet<string> = new Set(Object.values(digestColumns));

  constructor(ring: Ring) {
    super();
    this.#ring = ring;
  }

  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { rightOperand } = node;
    if (!Lookups.#columns.has(columnOf(node.leftOperand))) return super.transformBinaryOperation(node);
    if (!ValueNode.is(rightOperand) || typeof rightOperand.value !== 'string') return node;
    return { ...node, rightOperand: ValueNode.create(digestOf(this.#ring.secret, rightOperand.value)) };
  }
}

function isKnown(table: string): boolean {
  return table in sealedColumns || table in digestColumns;
}

/** The tables that a query reads or changes. */
function tablesOf(node: RootOperationNode): readonly string[] {
  const nodes: readonly (OperationNode | undefined)[] =
    node.kind === 'UpdateQueryNode'
      ? [node.table]
      : node.kind === 'SelectQueryNode' || node.kind === 'DeleteQueryNode'
        ? (node.from?.froms ?? [])
        : [];
  return nodes.flatMap((one) => (one && TableNode.is(one) ? [one.table.identifier.name] : []));
}

function columnOf(node: OperationNode): string {
  const inner = node as { readonly kind: string; readonly column?: unknown; readonly name?: unknown };
  if (typeof inner.name === 'string') return inner.name;
  return inner.column === undefined ? '' : columnOf(inner.column as OperationNode);
}
