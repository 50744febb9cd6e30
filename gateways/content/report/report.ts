import type { Snapshot } from '../snapshot.ts';
import type { Finding } from './finding.ts';
import { menuFindings } from './menu-findings.ts';
import { pageFindings } from './page-findings.ts';
import { reportedContent } from './pages.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { siteFindings } from './site-findings.ts';

/** The report of a content folder. */
export type Report = {
  readonly site: string;
  /** Number of pages that were looked at. */
  readonly pages: number;
  readonly languages: readonly string[];
  readonly findings: readonly Finding[];
};

/**
 * Looks at every page in every language of the site, for those who look after it.
 * @returns the findings by owner, then page; each once
 * @requirement O6
 */
export function reportOf(content: Snapshot): Report {
  const reported = reportedContent(content);
  const all = [
    ...pageFindings(reported),
    ...menuFindings(reported),
    ...siteFindings(reported),
    ...repeatedSentences(reported),
  ];
  const once = new Map(all.map((finding) => [JSON.stringify(finding), finding]));
  const findings = [...once.values()].sort(
    (a, b) => a.owner.localeCompare(b.owner, 'en') || a.page.localeCompare(b.page, 'en'),
  );
  return { site: content.site.name, pages: reported.pages.length, languages: reported.languages, findings };
}
