import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium as browsers } from '@playwright/test';
import { patientFetch } from './patient-fetch.mjs';

/** That of the journeys in a browser. */
const axeFile = createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const patienceMs = 30_000;
/** So many of the pages that hold a dead link are named; a link in a footer is on all of them. */
const namedPages = 3;
/** Calls that change something or send a file are not links to a page. */
const leftOut = /^\/(?:api|_next)\//;

/**
 * Checks the addresses of a site's sitemap, each in a browser.
 * @param {object} options
 * @param {string} options.site - address of the running site
 * @param {number} options.every - 1 for all addresses, n for every n-th
 * @param {number} [options.from] - which of the first n is the first of these
 * @param {number} options.tabs - pages that are open at once
 * @param {string} options.chromium - path of the browser
 * @param {(line: string) => void} options.said - gets a line for each finding: `/about: color-contrast: …`
 * @returns {Promise<{ checked: number, links: number, findings: number }>}
 * @throws Error where there is no sitemap
 * @requirement O7
 */
export async function checkPages({ site, every, from = 0, tabs, chromium, said }) {
  const all = await sitemapPaths(site, '/sitemap.xml');
  const paths = all.filter((_path, index) => index % every === from % every);
  // No rule looks into a picture: its place, its name and its size stand in the page. Styles and fonts stay, and so do scripts.
  const args = ['--blink-settings=imagesEnabled=false'];
  const browser = await browsers.launch({ executablePath: chromium, args });
  const axe = readFileSync(axeFile, 'utf8');
  /** @type {Links} */
  const links = new Map();
  let findings = 0;
  const tell = (line) => {
    findings += 1;
    said(line);
  };
  const queue = [...paths];
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript({ content: axe });
    let page = await context.newPage();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      try {
        for (const finding of await findingsOf(page, site, path, links)) tell(`${path}: ${finding}`);
      } catch (error) {
        tell(`${path}: cannot be checked: ${String(error.message).split('\n')[0]}`);
        // A tab that crashed shows nothing any more.
        await page.close();
        page = await context.newPage();
      }
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await browser.close();
  }
  for (const line of await deadLinks(site, links)) tell(line);
  return { checked: paths.length, links: links.size, findings };
}

/** Asks again for what was not there, because a busy site may fail once. Each dead link is one finding, however many pages hold it. */
async function deadLinks(site, links) {
  const lines = [];
  for (const [link, { answer, pages }] of links) {
    if ((await answer) === 'good') continue;
    const now = await answerOf(site, link);
    if (now === 'good') continue;
    const more = pages.length > namedPages ? ` and ${pages.length - namedPages} more` : '';
    lines.push(`the link ${link} answers ${now}, on ${pages.slice(0, namedPages).join(', ')}${more}`);
  }
  return lines;
}

/** The paths of a sitemap, and of those that it lists. */
async function sitemapPaths(site, address) {
  const response = await fetch(new URL(address, site));
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const found = [...(await response.text()).matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'), site);
    return pathname + search;
  });
  const nested = found.filter((path) => path.endsWith('.xml') && path !== address);
  const below = await Promise.all(nested.map((path) => sitemapPaths(site, path)));
  const paths = [...new Set([...found.filter((path) => !path.endsWith('.xml')), ...below.flat()])];
  if (paths.length === 0) throw new Error(`${address} lists no pages`);
  return paths;
}

async function findingsOf(page, site, path, links) {
  const { href } = new URL(path, site);
  let response = await page.goto(href, { timeout: patienceMs });
  if (response && response.status() >= 500) {
    await (await patientFetch(href, { patienceMs })).body?.cancel();
    response = await page.goto(href, { timeout: patienceMs });
  }
  if (!response?.ok()) return [`answers ${response?.status() ?? 'nothing'}`];
  const violations = await page.evaluate(violationsOnPage, rules);
  const { links: held, anchors } = await page.evaluate(linksOnPage);
  const inner = held.filter((link) => !leftOut.test(link));
  for (const link of inner) {
    if (!links.has(link)) links.set(link, { answer: answerOf(site, link), pages: [] });
    links.get(link).pages.push(path);
  }
  await Promise.all(inner.map((link) => links.get(link).answer));
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`),
    ...anchors.map((anchor) => `the page has no place ${anchor}`),
  ];
}

/** What a link leads to: `good`, the status of a fault, or `nothing`. */
async function answerOf(site, link) {
  try {
    const response = await patientFetch(new URL(link, site), { patienceMs });
    await response.body?.cancel();
    return response.ok ? 'good' : String(response.status);
  } catch {
    return 'nothing';
  }
}

/** @typedef {Map<string, { answer: Promise<string>, pages: string[] }>} Links - those of the site, each asked once in a run */

/**
 * @typedef {{ id: string, nodes: readonly { html: string }[] }} Violation
 * @typedef {{ run: (context: object, options: object) => Promise<{ violations: readonly Violation[] }> }} Axe
 */

/** Runs in the page, which has axe from its beginning. @param {readonly string[]} values */
async function violationsOnPage(values) {
  const { axe } = /** @type {{ axe: Axe }} */ (/** @type {unknown} */ (globalThis));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: [...values] },
  });
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
}

/** Runs in the page: its links to this site without fragments, and the fragments that name nothing on it. */
function linksOnPage() {
  const urls = [...document.links].map((link) => new URL(link.href, location.href));
  const own = urls.filter(({ origin }) => origin === location.origin);
  const isHere = (url) => url.pathname === location.pathname && url.search === location.search;
  const here = own.filter((url) => isHere(url) && url.hash.length > 1);
  const names = (id) => document.getElementById(id) ?? document.getElementsByName(id)[0];
  return {
    links: [...new Set(own.map(({ pathname, search }) => pathname + search))],
    anchors: [...new Set(here.map(({ hash }) => hash))].filter(
      (hash) => hash !== '#top' && !names(decodeURIComponent(hash.slice(1))),
    ),
  };
}
