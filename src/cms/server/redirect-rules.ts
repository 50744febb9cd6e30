import { textsOf } from '#cms/pattern-texts';

/** A redirect as the CMS has it. */
export type Redirect = {
  /** A regular expression over the whole path, in any letter case; what follows `?name=` is about the query. */
  readonly pattern: string;
  /** `$1` is what the first group caught. */
  readonly target: string;
  readonly redirectType: string;
  readonly isQueryStringPreserved: boolean;
  readonly isLanguagePreserved: boolean;
  readonly locale?: string | null | undefined;
};

/** Where one rule sends a path. */
export type RuleMatch = { readonly redirect: Redirect; readonly target: string };

type Rule = {
  readonly order: number;
  readonly redirect: Redirect;
  readonly path: RegExp;
  readonly query: readonly { readonly name: string; readonly value: RegExp }[];
};

/** Where the part about the query begins: `?` or `\?` before a name and `=`. */
const queryStart = /\\?\?(?=[\w.%~[\]-]+=)/;

/**
 * The rules of a site by a text that all their paths contain, the one that the fewest other rules share, so that a request
 * tries only those that may match. The first rule of the list wins.
 * @requirement A15
 */
export class RedirectRules {
  readonly #byName = new Map<string, Rule[]>();
  readonly #lengths = new Set<number>();
  /** Patterns that are no regular expression. */
  readonly broken: readonly string[];
  /** How many expressions were tried so far. */
  tried = 0;

  constructor(redirects: readonly Redirect[]) {
    const broken: string[] = [];
    const named: { readonly rule: Rule; readonly names: readonly string[] }[] = [];
    const sharers = new Map<string, number>();
    for (const [order, redirect] of redirects.entries()) {
      const rule = ruleOf(redirect, order);
      if (!rule) {
        broken.push(redirect.pattern);
        continue;
      }
      const names = namesOf(pathPart(redirect.pattern));
      named.push({ rule, names });
      for (const name of names) sharers.set(name, (sharers.get(name) ?? 0) + 1);
    }
    const shared = (name: string) => sharers.get(name) ?? 0;
    for (const { rule, names } of named) this.#keep(rule, fewest(names, shared));
    this.broken = broken;
  }

  #keep(rule: Rule, name: string): void {
    const others = this.#byName.get(name);
    if (others) others.push(rule);
    else this.#byName.set(name, [rule]);
    if (name.startsWith('…')) this.#lengths.add(name.length - 1);
  }

  /**
   * The first rule for a path.
   * @param path - site path without the language, lower case
   */
  match(path: string, query: URLSearchParams, language: string): RuleMatch | undefined {
    let best: { readonly rule: Rule; readonly groups: readonly string[] } | undefined;
    const spoken = language.toLowerCase();
    for (const name of namesIn(path, this.#lengths)) {
      for (const rule of this.#byName.get(name) ?? []) {
        if (best && best.rule.order < rule.order) break;
        const { locale } = rule.redirect;
        if (locale && locale.toLowerCase() !== spoken) continue;
        this.tried += 1;
        const groups = groupsOf(rule, path, query);
        if (groups) best = { rule, groups };
      }
    }
    if (!best) return undefined;
    const { redirect } = best.rule;
    return { redirect, target: expand(redirect.target, best.groups) };
  }
}

/** The first of the names that the fewest share. */
function fewest(names: readonly string[], shared: (name: string) => number): string {
  return names.reduce((best, name) => (shared(name) < shared(best) ? name : best));
}

function pathPart(pattern: string): string {
  const at = pattern.search(queryStart);
  return plain(at === -1 ? pattern : pattern.slice(0, at));
}

/** Without anchors and the slash at the end; with the slash in front. */
function plain(pattern: string): string {
  const inner = pattern
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\/\??$/, '');
  return inner.startsWith('/') ? inner : `/${inner}`;
}

function ruleOf(redirect: Redirect, order: number): Rule | undefined {
  const { pattern } = redirect;
  const start = queryStart.exec(pattern);
  const asked = start ? pattern.slice(start.index + start[0].length).replace(/\$$/, '') : '';
  try {
    const query = asked.split('&').filter(Boolean);
    return {
      order,
      redirect,
      path: new RegExp(`^(?:${pathPart(pattern)})/?$`, 'i'),
      query: query.map((pair) => {
        const cut = pair.indexOf('=');
        const name = cut === -1 ? pair : pair.slice(0, cut);
        return { name, value: new RegExp(`^(?:${cut === -1 ? '.*' : pair.slice(cut + 1)})$`, 'i') };
      }),
    };
  } catch {
    return undefined;
  }
}

/** A pattern's texts are looked up by their last letters, as many as one of these. */
const lengths = [16, 8, 4, 2];

/** Under which names a rule may be kept: the beginning of all its paths, or what all of them contain. */
function namesOf(pattern: string): readonly string[] {
  const { start, others } = textsOf(pattern);
  const parts = others.flatMap((text) => {
    const length = lengths.find((one) => one <= text.length);
    return length === undefined ? [] : [`…${text.slice(-length)}`];
  });
  return [start, ...parts];
}

/** The names under which a rule for a path may be kept. */
function* namesIn(path: string, lengthsInUse: ReadonlySet<number>): Generator<string> {
  for (let length = 0; length <= path.length; length += 1) yield path.slice(0, length);
  for (const length of lengthsInUse)
    for (let at = 0; at + length <= path.length; at += 1) yield `…${path.slice(at, at + length)}`;
}

/** What the groups of the path and then those of the query caught; undefined where the rule does not match. */
function groupsOf(rule: Rule, path: string, query: URLSearchParams): readonly string[] | undefined {
  const found = rule.path.exec(path);
  if (!found) return undefined;
  const groups = found.slice(1);
  for (const { name, value } of rule.query) {
    const caught = query
      .getAll(name)
      .map((given) => value.exec(given))
      .find((match) => match !== null);
    if (!caught) return undefined;
    groups.push(...caught.slice(1));
  }
  return groups.map((group: string | undefined) => group ?? '');
}

function expand(target: string, groups: readonly string[]): string {
  return target.replaceAll(/\$(\$|\d)/g, (_whole, name: string) =>
    name === '$' ? '$' : (groups[Number(name) - 1] ?? ''),
  );
}
