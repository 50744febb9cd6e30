import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The parts of the virtual screen reader that are used here. */
type Reader = {
  readonly activeNode: Node | null;
  start(options: { readonly container: Node }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<readonly string[]>;
};

declare global {
  interface Window {
    Virtual?: new () => Reader;
    /** Hears what is said while the page changes. */
    listener?: Reader;
  }
}

const bundle = readFileSync('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js', 'utf8');
const path = '/test/screen-reader.js';

/**
 * Brings the screen reader into the document as a script of the site's own, so that the content security policy stays in
 * force.
 */
async function ensureReader(page: Page): Promise<void> {
  if (await page.evaluate(() => window.Virtual !== undefined)) return;
  const scripts = {
    [path]: bundle,
    [`${path}?start`]: `import { Virtual } from '${path}'; window.Virtual = Virtual;`,
  };
  for (const [url, body] of Object.entries(scripts))
    await page.route(`**${url}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ type: 'module', url: `${path}?start` });
  await page.waitForFunction(() => window.Virtual !== undefined);
}

/** Roles without a name: what they hold is said by itself. `<`: markup for browsers without scripts. */
const wordless = /^(end|end of .*|paragraph|strong|form|status|listitem|list|term|definition|\.|<.*)$/;
/** What goes without saying, and what no screen reader tells in this way. */
const needless =
  /, (position \d+, set size -?\d+|orientated horizontally|has popup listbox|not expanded|not invalid|not selected|selected)/g;
const roles =
  /^(alert|button|checkbox|combobox|complementary|dialog|group|heading|link|list|listitem|main|navigation|option|radio|region|textbox|toolbar)\b/;

/** The phrases that tell something, each of them once: a label is said with its control. */
function tidy(phrases: readonly string[]): readonly string[] {
  const apart = phrases
    .map((phrase) => {
      // It joins the parts of a label without the space between them.
      const short = phrase
        .replaceAll(needless, '')
        .replaceAll(/(?<=\S)\s*(?=\()|\s+/g, ' ')
        .trim();
      return short.startsWith('listitem') ? short.replace(', level 1', '') : short;
    })
    .filter((phrase) => phrase !== '' && !wordless.test(phrase));
  // The number of a step and its name are text nodes of their own: said in one breath.
  const isNumber = (phrase: string | undefined) => /^\d$/.test(phrase ?? '');
  const told = apart
    .map((phrase, index) => (isNumber(apart[index - 1]) ? `${apart[index - 1] ?? ''}. ${phrase}` : phrase))
    .filter((phrase) => !isNumber(phrase));
  const kept: string[] = [];
  let control = '';
  for (const [index, phrase] of told.entries()) {
    const coming = told.slice(index + 1, index + 6).find((later) => roles.test(later)) ?? '';
    if (roles.test(phrase)) control = phrase;
    else if (control.includes(phrase) || coming.includes(`, ${phrase}`) || coming.includes(` ${phrase}`))
      continue;
    else control = '';
    if (phrase !== kept.at(-1)) kept.push(phrase);
  }
  return kept;
}

/**
 * What a screen reader says of a part of the page, from its beginning to its end: role, name, value, description and
 * state of each thing, in that order.
 */
export async function read(page: Page, selector: string): Promise<readonly string[]> {
  await ensureReader(page);
  const phrases = await page.evaluate(async (wanted) => {
    const container = document.querySelector(wanted);
    if (!container || !window.Virtual) throw new Error(`nothing to read at ${wanted}`);
    // The reader takes what an option sends for what it says.
    const options = [...container.querySelectorAll('option')].map(
      (option) => [option, option.value] as const,
    );
    for (const [option] of options) option.setAttribute('value', option.text);
    // It reads attributes, which say what was ticked at first.
    for (const box of container.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])'))
      box.toggleAttribute('checked', box.checked);
    const reader = new window.Virtual();
    await reader.start({ container });
    for (let step = 0; step < 2000; step += 1) {
      await reader.next();
      if (reader.activeNode === container && (await reader.lastSpokenPhrase()).startsWith('end')) break;
    }
    const log = [...(await reader.spokenPhraseLog())];
    await reader.stop();
    for (const [option, value] of options) option.setAttribute('value', value);
    return log;
  }, selector);
  return tidy(phrases);
}

/** What a screen reader says by itself while something is done: where the focus goes, and what live regions announce. */
export async function hear(page: Page, act: () => Promise<void>): Promise<readonly string[]> {
  await ensureReader(page);
  await page.evaluate(async () => {
    if (!window.Virtual) return;
    window.listener = new window.Virtual();
    await window.listener.start({ container: document.body });
  });
  await act();
  const phrases = await page.evaluate(async () => {
    const log = [...((await window.listener?.spokenPhraseLog()) ?? [])];
    await window.listener?.stop();
    return log;
  });
  // The first one is the start itself.
  return tidy(phrases.slice(1));
}
