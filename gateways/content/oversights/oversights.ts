import { ContentIndex } from '../content-index.ts';
import { Problems, type Problem } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { videoProblems } from '../video-check.ts';
import { checkBlocks } from './blocks.ts';
import { checkChannels } from './channels.ts';
import { checkCircles } from './circles.ts';
import { checkDays } from './days.ts';
import { checkFiles } from './files.ts';
import { checkHeadlines } from './headlines.ts';
import { checkKinds } from './kinds.ts';
import { checkLinks } from './links.ts';
import { checkLongLists } from './long-lists.ts';
import { checkMarkup } from './markup.ts';
import { checkMedia } from './media.ts';
import { checkMenus } from './menus.ts';
import { checkPhrases } from './phrases.ts';
import { checkPositions } from './positions.ts';
import { checkProse } from './prose.ts';
import { checkShadows } from './redirects.ts';
import type { SiteRules } from './site-rules.ts';
import { checkTitles } from './titles.ts';
import { checkTwins } from './twins.ts';
import { checkWrittenValues } from './written-values.ts';

/**
 * What authors overlooked in content that can be served: visitors get the pages all the same, without what is wrong.
 * `npm run content:check` and a watching gateway name it.
 * @param rules - what the site knows; without them blocks and markup are not checked
 * @requirement O2
 */
export function oversightsOf(content: Snapshot, rules: SiteRules | undefined): readonly Problem[] {
  const problems = new Problems();
  const index = new ContentIndex(content);
  if (rules) {
    checkBlocks(content, index, rules, problems);
    checkHeadlines(content, index, rules, problems);
    checkMarkup(content, rules.markup, problems);
  }
  checkLinks(content, index, problems);
  checkChannels(content, index, problems);
  checkCircles(content, problems);
  checkMenus(content, index, problems);
  checkMedia(content, problems);
  checkWrittenValues(content, problems);
  checkDays(content, problems);
  checkPositions(content, problems);
  checkTwins(content, problems);
  checkTitles(content, index, problems);
  checkLongLists(content, problems);
  checkKinds(content, problems);
  checkProse(content, problems);
  checkShadows(content, index, problems);
  checkFiles(content, problems);
  checkPhrases(content, problems);
  return [...problems.list(), ...videoProblems(content)];
}
