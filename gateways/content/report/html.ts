import { escapeHtml } from '../../lib/html.ts';
import { findingKinds, type Finding, type FindingKind } from './finding.ts';
import type { Report } from './report.ts';

const style = `
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:75rem;margin:0 auto;padding:1rem;color:CanvasText;background:Canvas}
table{border-collapse:collapse;width:100%;margin-block:1rem}
caption{text-align:start;font-weight:600;padding-block:.5rem}
th,td{border:1px solid GrayText;padding:.4rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}thead th{overflow-wrap:normal}
/* Five columns are no reading on a phone: the table scrolls in itself. */
.wide{overflow-x:auto}.wide table{min-width:44rem}
details{margin-block:.5rem}summary{cursor:pointer;padding:.5rem 0;min-height:1.5rem}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}
@media print{.wide table{min-width:0}body{max-width:none;padding:0;font-size:9pt}thead{display:table-header-group}tr{break-inside:avoid}nav{display:none}}
`;

/**
 * The report as one page without scripts: how much there is of each kind, then a part for each owner with a table by
 * page.
 * @param links - where the CSV is, as seen from the page
 * @requirement O6
 */
export function reportHtml(report: Report, links: { readonly csv: string }): string {
  const owners = Map.groupBy(report.findings, ({ owner }) => owner);
  const title = `Content report of ${report.site}`;
  const parts = [...owners].map(([owner, findings], index) => ownerPart(owner, findings, index));
  const list = [...owners].map(
    ([owner, { length }], index) => `<li><a href="#owner-${index}">${escapeHtml(owner)}</a> (${length})</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${report.pages} pages in ${report.languages.map(escapeHtml).join(', ')}. ${report.findings.length === 0 ? 'Nothing to look at.' : `${report.findings.length} things to look at. <a href="${escapeHtml(links.csv)}">The same as a table (CSV)</a>.`}</p>
${kindTable(report.findings)}
<nav aria-label="Owners"><h2>Owners</h2><ul>${list.join('')}</ul></nav>
${parts.join('\n')}
</main></body></html>
`;
}

function kindTable(findings: readonly Finding[]): string {
  const rows = (Object.entries(findingKinds) as [FindingKind, string][]).map(
    ([kind, name]) =>
      `<tr><th scope="row">${name}</th><td>${findings.filter((finding) => finding.kind === kind).length}</td></tr>`,
  );
  return `<table><caption>How many of each kind</caption><thead><tr><th scope="col">Kind</th><th scope="col">Number</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function ownerPart(owner: string, findings: readonly Finding[], index: number): string {
  const rows = findings.map(
    ({ page, title, language, kind, what, file }) =>
      `<tr><th scope="row"><bdi>${escapeHtml(title)}</bdi><br>${escapeHtml(page)}</th><td>${escapeHtml(language || 'all')}</td><td>${findingKinds[kind]}</td><td>${escapeHtml(what)}</td><td>${escapeHtml(file)}</td></tr>`,
  );
  const heads = ['Page', 'Language', 'Kind', 'What', 'File'].map((head) => `<th scope="col">${head}</th>`);
  return `<section aria-labelledby="owner-${index}"><h2 id="owner-${index}">${escapeHtml(owner)}</h2><div class="wide" role="group" tabindex="0" aria-labelledby="owner-${index}"><table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
