import type { TestContext } from 'node:test';
import { describeProblems } from '../describe.ts';
import { loadContent } from '../load.ts';
import { oversightsOf } from '../oversights/oversights.ts';
import { readSiteRules } from '../oversights/site-rules.ts';
import { folderOf, leastContent } from './folder.ts';

/** Pages go by their names, so that no test is told that they lack a heading. */
const pages = `${leastContent['templates/pages.yaml']}  standardValues: {headlineText: $name}
`;

const templates = `
- name: Text
  fields:
    - {name: content, type: richtext}
    - {name: parts, type: multilist}
    - {name: link, type: link}
- name: Entry
  fields:
    - {name: label, type: text}
    - {name: linkItem, type: link}
- name: Story
  base: [Page]
  fields:
    - {name: day, type: date}
    - {name: place, type: lookup}
    - {name: picture, type: image}
- name: Location Details
  base: [Page]
  fields:
    - {name: zipCode, type: text}
    - {name: openingHours, type: text}
    - {name: specialHours, type: multiline}
    - {name: facilityStatus, type: text}
    - {name: facilityNoticeThrough, type: text}
    - {name: timeZone, type: text}
    - {name: phoneNumber, type: text}
    - {name: latitude, type: number}
    - {name: longitude, type: number}
- name: Physician Details
  base: [Page]
  fields:
    - {name: npi, type: text}
    - {name: phoneNumber, type: text}
    - {name: rating, type: text}
    - {name: numberOfReviews, type: text}
    - {name: totalCommentCount, type: text}
    - {name: videoStates, type: text}
- name: Bill
  fields:
    - {name: vendorText, type: text}
    - {name: sumText, type: text}
    - {name: titleText, type: text}
- name: Hero
  fields:
    - {name: headingText, type: text}
    - {name: introText, type: richtext}
- name: Channel Tag
  fields:
    - {name: tagDisplayName, type: text}
- name: Unspoken
  languageFallback: false
  layout: {placeholders: {main: []}}
`;

/** What authors are told of a content folder: the lines that are printed, without the folder's path. */
export async function told(
  t: TestContext,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<readonly string[]> {
  const { path } = folderOf(t, {
    'templates/pages.yaml': pages,
    'templates/more.yaml': templates,
    ...files,
  });
  const loaded = await loadContent(path);
  const problems = loaded.ok ? oversightsOf(loaded.value, readSiteRules()) : loaded.problems;
  return describeProblems(problems).map((line) => line.replaceAll(`${path}/`, ''));
}
