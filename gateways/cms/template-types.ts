import type { GraphQLFieldResolver } from 'graphql';
import { ItemNode } from './item-node.ts';

/** Resolves a member of an item: one of every item's members, or a field of its template by name. @requirement O2 */
export const resolveMember: GraphQLFieldResolver<unknown, unknown> = (
  source,
  args,
  _context,
  { fieldName },
) => {
  if (source === null || typeof source !== 'object') return undefined;
  const member: unknown = Reflect.get(source, fieldName);
  if (typeof member === 'function') return (member as (given: unknown) => unknown).call(source, args);
  if (member === undefined && source instanceof ItemNode) return source.field({ name: fieldName });
  return member;
};
