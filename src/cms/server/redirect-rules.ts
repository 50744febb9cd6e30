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
const special = /[\\^$.*+?()[\]{}|]/;

/**
 * The rules of a site by the text with which all their paths begin, so that a request tries only those that may match. The
 * first rule of the list wins.
 * @requirement A15
 */
export class RedirectRules {
  readonly #byStart = new Map<string, Rule[]>();
  /** Patterns that are no regular expression. */
  readonly broken: readonly string[];
  /** How many expressions were tried so far. */
  tried = 0;

  constructor(redirects: readonly Redirect[]) {
    const broken: string[] = [];
    for (const [order, redirect] of redirects.entries()) {
      const rule = ruleOf(redirect, order);
      if (!rule) {
        broken.push(redirect.pattern);
        continue;
      }
      const start = startOf(pathPart(redirect.pattern));
      const others = this.#byStart.get(start);
      if (others) others.push(rule);
      else this.#byStart.set(start, [rule]);
    }
    this.broken = broken;
  }

  /**
   * The first rule for a path.
   * @param path - site path without the language, lower case
   */
  match(path: string, query: URLSearchParams, language: string): RuleMatch | undefined {
    let best: { readonly rule: Rule; readonly groups: readonly string[] } | undefined;
    const spoken = language.toLowerCase();
    for (let length = 0; length <= path.length; length += 1) {
      for (const rule of this.#byStart.get(path.slice(0, length)) ?? []) {
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

/** The text with which every path of a pattern begins, lower case; '' where it may begin with anything. */
function startOf(pattern: string): string {
  if (pattern.includes('|')) return '';
  let start = '';
  for (let at = 0; at < pattern.length; at += 1) {
    const isEscaped = pattern[at] === '\\' && /[^a-z0-9]/i.test(pattern[at + 1] ?? 'x');
    const letter = pattern[isEscaped ? at + 1 : at] ?? '';
    if (!isEscaped && special.test(letter)) break;
    if (isEscaped) at += 1;
    // A letter that need not be there is no part of it.
    if (/[?*{]/.test(pattern[at + 1] ?? '')) break;
    start += letter;
  }
  return start.toLowerCase();
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
