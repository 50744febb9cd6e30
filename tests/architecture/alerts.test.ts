import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';

type Rules = {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string; readonly runbook_url: string };
    }[];
  }[];
};

const rules = (parse(readFileSync('deploy/prometheus/alerts.yaml', 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const dashboard = readFileSync('deploy/grafana/foyer.json', 'utf8');

test('[O8] each alert has a summary and a heading in docs/alerts.md, and each heading an alert', () => {
  const headings = [...readFileSync('docs/alerts.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, title]) => title,
  );
  assert.deepEqual(
    rules.map(({ alert }) => alert),
    headings,
  );
  for (const { alert, annotations } of rules) {
    assert.equal(annotations.runbook_url, `docs/alerts.md#${alert.toLowerCase()}`);
    assert.match(annotations.summary, /\.$/);
  }
});

test('[O8] alerts and dashboard read figures that the programs have, and the dashboard shows each of them', () => {
  const code = globSync('{src,gateways}/**/*.ts')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const made = new Set([...code.matchAll(/'((?:foyer|process)_[a-z0-9_]+)'/g)].map(([, name]) => name));
  const read = (text: string) =>
    new Set(
      [...text.matchAll(/\b(?:foyer|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, '')),
    );
  for (const name of [...read(rules.map(({ expr }) => expr).join('\n')), ...read(dashboard)])
    assert.ok(made.has(name), name);
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const shown = read(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n'));
  const notShown = [...made].filter((name) => name !== undefined && !shown.has(name));
  assert.deepEqual(notShown.toSorted(), ['foyer_sources_unread', 'process_uptime_seconds']);
});
