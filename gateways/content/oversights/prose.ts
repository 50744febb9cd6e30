import type { Problems } from '../problems.ts';
import type { Snapshot } from '../snapshot.ts';
import { authoredValues, linkOf, type Authored } from './authored.ts';

type Slip = { readonly pattern: RegExp; readonly advice: string };

const unfinished: Slip = {
  // `todo` is a Spanish word, so the note has a colon behind it or stands alone.
  pattern: /[Ll]orem ipsum|TODO(?=:|$)|TBD|FIXME|XXX/,
  advice: 'is not finished: write it, or take it away',
};
const asWritten = 'is shown as it is written:';

/** What visitors would read as it stands in a field without markup, after a sign that few texts have. */
const texts = {
  sign: /[&<]|orem ipsum|TODO|TBD|FIXME|XXX/,
  slips: [
    {
      pattern: /&(?:amp|nbsp|quot|lt|gt|[lr][sd]quo|[mn]dash|#\d+);/,
      advice: `${asWritten} put the sign itself`,
    },
    {
      // `<a id>` in a title makes an anchor.
      pattern: /<\/?(?:b|br|div|em|h\d|i|li|p|span|strong|ul)\b[^>]*>|<a\s[^>]*href/i,
      advice: `${asWritten} this field has no markup`,
    },
    unfinished,
  ],
};
/** And in markup. */
const richTexts = {
  sign: /=[“”’«]|\*\*|\]\(|orem ipsum|TODO|TBD|FIXME|XXX/,
  slips: [
    { pattern: /\w+=[“”’«]/, advice: 'is lost: put " or \' around it, not the marks of a text' },
    { pattern: /\*\*\S[^*]*\*\*/, advice: `${asWritten} write <strong>` },
    {
      pattern: /\[[^\]]+\]\((?:https?:|\/|mailto:)[^)]*\)/,
      advice: `${asWritten} write <a href="…">`,
    },
    unfinished,
  ],
};
const pictureName =
  /^(?:\S+\.(?:jpe?g|png|webp|gif|avif|heic|svg)|(?:IMG|DSC|image|picture|screenshot)[-_ ]?\d+)$/i;

/** Looks for signs of another notation and for words that were to be replaced: visitors read them as they stand. @requirement O6 */
export function checkProse(content: Snapshot, problems: Problems): void {
  for (const authored of authoredValues(content)) {
    const reason = reasonOf(authored);
    if (reason !== undefined) problems.add(authored.item.file, authored.placeOf(), reason);
  }
}

function reasonOf(authored: Authored): string | undefined {
  const { field, value } = authored;
  if (typeof value === 'string') {
    // A list of comments is no prose.
    if (value.startsWith('[{')) return undefined;
    if (field.type === 'richtext') return firstOf(value, richTexts);
    return field.type === 'text' || field.type === 'multiline' ? firstOf(value, texts) : undefined;
  }
  if (field.type === 'image' && typeof value === 'object' && 'alt' in value)
    return pictureName.test(String(value.alt))
      ? `alt: "${String(value.alt)}" is the name of a file: say what the picture shows, or leave it empty`
      : undefined;
  const link = linkOf(authored);
  return link && (firstOf(link.text, texts) ?? otherNumber(link.href, link.text));
}

function firstOf(
  text: string,
  { sign, slips }: { readonly sign: RegExp; readonly slips: readonly Slip[] },
): string | undefined {
  if (!sign.test(text)) return undefined;
  for (const { pattern, advice } of slips) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return `"${found.trim()}" ${advice}`;
  }
  return undefined;
}

/** A link that shows one telephone number and calls another. */
function otherNumber(href: string, text: string): string | undefined {
  const [shown] = /\+?\d[\d\s().-]{8,}\d/.exec(text) ?? [];
  if (!href.startsWith('tel:') || shown === undefined) return undefined;
  const digits = (number: string) =>
    number
      .replace(/[;,?].*$/, '')
      .replace(/\D/g, '')
      .slice(-10);
  return digits(shown) === digits(href)
    ? undefined
    : `the link shows ${shown} and calls ${href.slice('tel:'.length)}`;
}
