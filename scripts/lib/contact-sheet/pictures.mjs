import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import sharp from 'sharp';
import { patientFetch } from '../patient-fetch.mjs';
import { localPath, pictureName } from './sheet.mjs';

const patienceMs = 30_000;
/** A page that asks for something again and again is pictured as it is by then. */
const quietWithinMs = 4000;
/** A picture is cut below so many windows, so that a row of the sheet stays readable. */
const mostWindows = 4;
const windowHeights = { phone: 740, other: 900 };
/** Wider windows are shown smaller. */
const widestPicture = 640;

/** @typedef {import('./sheet.mjs').Picture} Picture */
/** @typedef {{ name: string, path: string }} Template */

/**
 * Takes a picture of each page in a window of each width, in a browser.
 * @param {object} options
 * @param {string} options.site - address of the running site
 * @param {'now' | 'before'} options.build - becomes part of each file's name
 * @param {readonly Template[]} options.templates
 * @param {readonly string[]} options.languages - lower case, such as `es-mx`
 * @param {readonly number[]} options.widths - of the windows, in CSS pixels
 * @param {string} options.folder - for the pictures
 * @param {number} options.tabs - pages that are open at once
 * @param {string} options.chromium - path of the browser
 * @param {(line: string) => void} options.said - gets a line for each page that is ready
 * @returns {Promise<Picture[]>} one without a file where the site did not answer
 * @requirement A2
 */
export async function takePictures({
  site,
  build,
  templates,
  languages,
  widths,
  tabs,
  chromium,
  said,
  ...rest
}) {
  const browser = await browsers.launch({
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  /** @type {Picture[]} */
  const pictures = [];
  const queue = languages.flatMap((language) => templates.map((template) => ({ language, template })));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { language, template } = next;
      const path = localPath(template.path, language);
      for (const width of widths) {
        const file = pictureName({ language, name: template.name, width, build });
        const { href } = new URL(path, site);
        const seen = await pictureOf(browser, { href, width, file: join(rest.folder, file) });
        pictures.push({ language, name: template.name, path, width, build, file, ...seen });
      }
      said(`${build} ${path}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: tabs }, work));
  } finally {
    await browser.close();
  }
  return pictures;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ href: string, width: number, file: string }} wanted
 */
async function pictureOf(browser, { href, width, file }) {
  const height = width < 768 ? windowHeights.phone : windowHeights.other;
  // The style below is not one that a site's policy allows.
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    const status = await open(page, href);
    await wake(page);
    await page.evaluate(scrollThrough);
    // Parts that are drawn only in sight would be blank in a picture of the whole page.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    const { full, excess } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return { full: scrollHeight, excess: scrollWidth - clientWidth };
    });
    const clip = { x: 0, y: 0, width, height: Math.min(full, mostWindows * height) };
    const taken = await page.screenshot({ fullPage: true, clip });
    await sharp(taken)
      .resize({ width: Math.min(width, widestPicture) })
      .jpeg({ quality: 72 })
      .toFile(file);
    return { status, excess: Math.max(0, excess), isCut: full > clip.height };
  } catch (error) {
    return { problem: String(error instanceof Error ? error.message : error).split('\n')[0] ?? '' };
  } finally {
    await context.close();
  }
}

async function open(page, href) {
  const response = await page.goto(href, { timeout: patienceMs });
  if (response?.status() !== 503) return response?.status() ?? 0;
  // A busy site says when to come back.
  await (await patientFetch(href, { patienceMs })).body?.cancel();
  return (await page.goto(href, { timeout: patienceMs }))?.status() ?? 0;
}

/** Moves the pointer in the margin, as a visitor does: some scripts wait for that. Then waits until they have answers. */
async function wake(page) {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 320);
  await page.waitForLoadState('networkidle', { timeout: quietWithinMs }).catch(() => undefined);
}

/** Runs in the page: scrolls to its end and back, so that what loads late is there, and waits for its pictures. */
async function scrollThrough() {
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const { documentElement } = document;
  for (let top = 0; top < documentElement.scrollHeight && top < 30_000; top += window.innerHeight) {
    window.scrollTo(0, top);
    await pause(60);
  }
  const late = [...document.images].filter(({ complete }) => !complete);
  const loaded = late.map((image) => image.decode().catch(() => undefined));
  await Promise.race([Promise.all(loaded), pause(3000)]);
  window.scrollTo(0, 0);
  await pause(400);
}
