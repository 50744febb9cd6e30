import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isEditingPath } from '../config/editing-paths.ts';
import type { RouteKind } from './hygiene.ts';

/** A document, and what the content security policy has to know of its styles. */
export type StyledPage = {
  readonly body: Buffer;
  /** `'sha256-…'` of the styles inside it; absent where it has none. */
  readonly styleHash?: string;
};

/**
 * A page with its styles in it. What is no page, what the editor shows, and everything while developing, stays as it is.
 * @param styles - absent while developing
 */
export function styledPage(
  styles: PageStyles | undefined,
  { path, kind, body }: { readonly path: string; readonly kind: RouteKind; readonly body: Buffer },
): StyledPage {
  return styles && kind === 'page' && !isEditingPath(path) ? styles.into(body) : { body };
}

type Sheet = { readonly element: Buffer; readonly hash: string };

/** As the framework writes them into its documents: what is asked for early, and what is used. */
const sheetLink = /<link rel="(preload|stylesheet)" href="(\/_next\/static\/[^"]+\.css)"[^>]*\/>/g;
const firstSheet = /<link rel="stylesheet" href="\/_next\/static\//;
const headEnd = Buffer.from('</head>');

/** Links of styles that are in the document already. */
function switchedOff(part: string): string {
  return part.replaceAll(sheetLink, (_, rel: string, address: string) =>
    rel === 'preload' ? '' : `<link rel="stylesheet" href="${address}" disabled=""/>`,
  );
}

/** Sets of style files that pages have in common; there are as many as there are sets of blocks. */
const sheetsAtMost = 200;

/**
 * Puts a page's style files into its document: the first paint waits for nothing else. Their links stay, switched off,
 * because the framework's scripts load each file again that they find no link of.
 * @requirement O8
 */
export class PageStyles {
  readonly #distDir: string;
  readonly #files = new Map<string, string>();
  readonly #sheets = new LRUCache<string, Sheet>({ max: sheetsAtMost });

  /** @param distDir - absolute path of the build */
  constructor(distDir: string) {
    this.#distDir = distDir;
  }

  /**
   * @param body - a whole document; anything else comes back as it is
   * @returns the document as it was, too, where a file of its styles cannot be read
   */
  into(body: Buffer): StyledPage {
    const end = body.indexOf(headEnd);
    if (end === -1) return { body };
    const head = body.toString('utf8', 0, end);
    const addresses = [...head.matchAll(sheetLink)].flatMap(([, rel, address = '']) =>
      rel === 'stylesheet' ? address : [],
    );
    const sheet = addresses.length > 0 ? this.#sheetOf(addresses) : undefined;
    if (!sheet) return { body };
    const first = head.search(firstSheet);
    const before = Buffer.from(switchedOff(head.slice(0, first)));
    const after = Buffer.from(switchedOff(head.slice(first)));
    const styled = Buffer.concat([before, sheet.element, after, body.subarray(end)]);
    return { body: styled, styleHash: sheet.hash };
  }

  #sheetOf(addresses: readonly string[]): Sheet | undefined {
    const key = addresses.join(' ');
    const known = this.#sheets.get(key);
    if (known) return known;
    try {
      const text = addresses.map((address) => this.#fileOf(address)).join('\n');
      // Such a file would end the element, and the rest of it would be text of the page.
      if (/<\/style/i.test(text)) return undefined;
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const sheet = { element: Buffer.from(`<style>${text}</style>`), hash };
      this.#sheets.set(key, sheet);
      return sheet;
    } catch {
      return undefined;
    }
  }

  /** A file's styles, with addresses that hold in a document too. */
  #fileOf(address: string): string {
    const known = this.#files.get(address);
    if (known !== undefined) return known;
    const path = address.slice('/_next/'.length);
    if (path.includes('..')) throw new Error('no style file of the build');
    const text = readFileSync(join(this.#distDir, path), 'utf8')
      .replaceAll(
        /url\((["']?)(?![a-z]+:|\/|#|["'])([^"')]+)\1\)/g,
        (_, quote: string, to: string) =>
          `url(${quote}${new URL(to, `http://site${address}`).pathname}${quote})`,
      )
      .trim();
    this.#files.set(address, text);
    return text;
  }
}
