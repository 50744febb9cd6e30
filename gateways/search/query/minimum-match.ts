/**
 * How many of `total` terms must match, in Solr's grammar: `3`, `-1`, `75%`, `-25%`, or conditions such as `2<-1 5<75%`
 * (up to two: all; above two: all but one; above five: three quarters).
 * @returns from 1 to `total`; `total` for a rule that cannot be read
 * @requirement B18
 */
export function requiredMatches(grammar: string, total: number): number {
  let rule = grammar.includes('<') ? String(total) : grammar;
  for (const part of grammar.split(/\s+/)) {
    const [limit, then] = part.split('<');
    if (then !== undefined && total > Number(limit)) rule = then;
  }
  const percent = /^(-?)(\d+)%$/.exec(rule);
  const amount = percent
    ? Math.floor((total * Number(percent[2])) / 100) * (percent[1] ? -1 : 1)
    : Number.parseInt(rule, 10);
  const needed = rule.startsWith('-') ? total + amount : amount;
  return Math.max(1, Math.min(total, Number.isFinite(needed) ? needed : total));
}
