import { pageData } from './page-data';
import { expect, siteUrl, test } from './support';

/** One page of each of the page templates. */
const pages: readonly (readonly [template: string, path: string])[] = [
  ['Home', '/'],
  ['Physician Finder', '/find-a-physician'],
  ['Location Landing', '/find-a-location'],
  ['Location Details', '/find-a-location/location/hyde-park'],
  ['Conditions and Services Search', '/conditions-services'],
  ['Find a Clinical Trial Landing', '/find-a-clinical-trial'],
  ['Forefront Home', '/forefront'],
  ['Collection', '/forefront/collection'],
  ['Search', '/search'],
  ['International', '/international'],
  ['Tier Wide', '/about'],
  ['Tier Utility', '/about/contact'],
  ['Tier Nav', '/about/careers'],
  ['Specialty Landing', '/bones-joints'],
  ['Specialty Tier Wide', '/bones-joints/joint-replacement'],
];

test('[A2] every page template has a page that renders, in the theme of its part of the site', async ({
  page,
  request,
}) => {
  for (const [template, path] of pages) {
    const html = await (await request.get(path)).text();
    expect(await pageData(siteUrl(), html)).toContain(`"templateName":"${template}"`);
    expect(html).toMatch(/<h1[\s>]/);
  }
  // One of each kind that the generator writes, as the index knows it.
  const kinds = [
    [
      'Physician Details',
      '/find-a-physician?query=cardiology',
      /href="(\/find-a-physician\/physician\/[a-z0-9-]+)/,
    ],
    [
      'Condition Details',
      '/conditions-services?query=heart',
      /href="(\/conditions-services\/(?!a-z")[a-z0-9-]+)"/,
    ],
    [
      'Clinical Trial Details',
      '/find-a-clinical-trial?page=1',
      /href="(\/find-a-clinical-trial\/[a-z0-9-]+)"/,
    ],
    ['Article', '/forefront', /href="(\/forefront\/articles\/[a-z0-9-]+)"/],
  ] as const;
  for (const [template, listing, link] of kinds) {
    const path = link.exec(await (await request.get(listing)).text())?.[1];
    expect(path, `${listing} leads to a page of ${template}`).toBeDefined();
    const html = await (await request.get(String(path))).text();
    expect(await pageData(siteUrl(), html)).toContain(`"templateName":"${template}"`);
    expect(html).toMatch(/<h1[\s>]/);
  }
  await page.goto('/comer');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'comer');
});
