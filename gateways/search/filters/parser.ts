import { FilterSyntaxError, tokenizeFilter, unescape, type FilterToken } from './tokens.ts';

/** As in Lucene, a clause must match, may match, or must not match. */
export type Occur = 'must' | 'should' | 'mustNot';

/** A filter query as a tree. */
export type FilterNode =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'term';
      readonly field: string;
      readonly text: string;
      /** Set when a star or question mark outside quotes is a wildcard; escapes are kept. */
      readonly pattern: string | undefined;
    }
  | {
      readonly kind: 'range';
      readonly field: string;
      readonly low: string;
      readonly high: string;
      readonly includesLow: boolean;
      readonly includesHigh: boolean;
    }
  | {
      readonly kind: 'group';
      readonly clauses: readonly { readonly occur: Occur; readonly node: FilterNode }[];
    };

/**
 * Parses a filter in the grammar of Solr's standard parser: fields, quotes, groups, ranges, AND, OR, NOT, + and -. As
 * in Solr, AND makes both its neighbours required, and a clause without an operator is optional.
 * @throws FilterSyntaxError
 * @requirement B18
 */
export function parseFilter(text: string): FilterNode {
  const parser = new Parser(tokenizeFilter(text), text);
  const node = parser.group('');
  parser.expectEnd();
  return node;
}

class Parser {
  readonly #tokens: readonly FilterToken[];
  readonly #text: string;
  #at = 0;

  constructor(tokens: readonly FilterToken[], text: string) {
    this.#tokens = tokens;
    this.#text = text;
  }

  expectEnd(): void {
    if (this.#at < this.#tokens.length) this.#fail();
  }

  #fail(): never {
    throw new FilterSyntaxError(`Cannot parse '${this.#text}'`);
  }

  /** Clauses up to the end or a closing bracket. */
  group(field: string): FilterNode {
    const clauses: { occur: Occur; node: FilterNode }[] = [];
    for (
      let token = this.#tokens[this.#at];
      token && token.kind !== 'close';
      token = this.#tokens[this.#at]
    ) {
      const join = token.kind === 'and' || token.kind === 'or' ? token.kind : undefined;
      if (join) {
        if (clauses.length === 0) this.#fail();
        this.#at += 1;
      }
      let occur: Occur = 'should';
      const sign = this.#tokens[this.#at];
      if (sign?.kind === 'not' || sign?.kind === 'minus' || sign?.kind === 'plus') {
        occur = sign.kind === 'plus' ? 'must' : 'mustNot';
        this.#at += 1;
      }
      const previous = clauses.at(-1);
      if (join === 'and') {
        if (previous && previous.occur === 'should') previous.occur = 'must';
        if (occur === 'should') occur = 'must';
      }
      clauses.push({ occur, node: this.#clause(field) });
    }
    if (clauses.length === 0) this.#fail();
    const [only] = clauses;
    return clauses.length === 1 && only && only.occur !== 'mustNot' ? only.node : { kind: 'group', clauses };
  }

  #clause(field: string): FilterNode {
    const token = this.#tokens[this.#at];
    this.#at += 1;
    switch (token?.kind) {
      case 'field':
        return this.#clause(token.name);
      case 'open': {
        const node = this.group(field);
        if (this.#tokens[this.#at]?.kind !== 'close') this.#fail();
        this.#at += 1;
        return node;
      }
      case 'quoted':
        return { kind: 'term', field, text: token.text, pattern: undefined };
      case 'word':
        return field === '*' && token.text === '*'
          ? { kind: 'all' }
          : { kind: 'term', field, text: token.text, pattern: token.pattern };
      case 'range':
        return this.#range(field, token.text);
      default:
        return this.#fail();
    }
  }

  #range(field: string, text: string): FilterNode {
    const match = /^([[{])\s*("[^"]*"|\S+)\s+TO\s+("[^"]*"|\S+?)\s*([\]}])$/.exec(text);
    if (!match) return this.#fail();
    const [, open, low = '*', high = '*', close] = match;
    const bare = (bound: string) => unescape(bound.replace(/^"|"$/g, ''));
    return {
      kind: 'range',
      field,
      low: bare(low),
      high: bare(high),
      includesLow: open === '[',
      includesHigh: close === ']',
    };
  }
}
