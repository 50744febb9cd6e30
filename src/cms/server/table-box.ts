const tableTag = /<(\/?)table\b[^>]*>/g;
const boxTag = /<div class="table-box"[^<>]*>(?=<table\b)/g;
const caption = /<caption\b[^>]*>(.*?)<\/caption>/s;
const heading = /<(h[2-6])\b[^>]*>(.*?)<\/\1>/gs;
const cell = /<(t[hd])\b[^>]*>(.*?)<\/\1>/gs;
const rowEnd = '</tr>';
/** A name that is read out before each table is short. */
const nameLength = 100;

/**
 * Puts each table into a box that the keyboard reaches, because a table that is wider than the window scrolls there. The box is
 * called what the caption says, else the heading before it, else the first row. A table inside a table has no box of its own.
 * @param html - safe markup, its tags in lower letters
 * @returns markup that `withoutTableBoxes` makes the same again
 * @requirement G3
 */
export function withTableBoxes(html: string): string {
  return eachTable(html, (start, end) => {
    const name = nameOf(html.slice(0, start), html.slice(start, end));
    const table = html.slice(start, end);
    // Nobody looks for a table that says nothing.
    return name === ''
      ? table
      : `<div class="table-box" role="region" tabindex="0" aria-label="${name}">${table}</div>`;
  });
}

/** Takes the boxes away, of markup that had been made safe before. @requirement G3 */
export function withoutTableBoxes(html: string): string {
  const boxes = [...html.matchAll(boxTag)].map(({ index, 0: tag }) => ({ index, start: index + tag.length }));
  if (boxes.length === 0) return html;
  const whole = new Map(boxes.map(({ index, start }) => [start, index]));
  let result = '';
  let done = 0;
  eachTable(html, (start, end) => {
    const box = whole.get(start);
    if (box !== undefined && html.startsWith('</div>', end)) {
      result += html.slice(done, box) + html.slice(start, end);
      done = end + '</div>'.length;
    }
    return '';
  });
  return result + html.slice(done);
}

/** Replaces each table that stands in no other one. */
function eachTable(html: string, replace: (start: number, end: number) => string): string {
  let result = '';
  let done = 0;
  let start = 0;
  let depth = 0;
  for (const { index, 0: tag, 1: slash } of html.matchAll(tableTag)) {
    if (slash === '') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      const end = index + tag.length;
      result += html.slice(done, start) + replace(start, end);
      done = end;
    }
  }
  return result + html.slice(done);
}

function nameOf(before: string, table: string): string {
  const said = textOf(caption.exec(table)?.[1] ?? '');
  if (said !== '') return said;
  const above = textOf([...before.matchAll(heading)].at(-1)?.[2] ?? '');
  if (above !== '') return above;
  const row = table.slice(0, Math.max(table.indexOf(rowEnd), 0));
  const cells = [...row.matchAll(cell)].map(([, , text = '']) => textOf(text));
  return shortened(cells.filter((text) => text !== '').join(', '));
}

/** The words of markup, as the value of an attribute has them. */
function textOf(markup: string): string {
  const words = markup
    .replace(/<[^<>\u2060][^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(words.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}

function shortened(words: string): string {
  if (words.length <= nameLength) return words;
  return `${words.slice(0, words.lastIndexOf(' ', nameLength))} …`;
}
