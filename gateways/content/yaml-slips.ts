/** A text without quotation marks, and a sign that begins a comment. Whoever means a comment puts a space behind it. */
const cutText = /^[ \t]*(?:- )*[\w$-]+: +([^\s'"|>&*!#{[][^#\n]*?) +(#[^\s#][^\n]*)$/gm;
/** Numbers that are written in another way than they are read, where a text is meant. */
const lostDigits = /\b(?:zipCode|npi|rating|\w*[pP]hone\w*|\w+Id|NCT|IRB): +(0\d+|\d+\.\d*0)[ \t]*$/gm;
/** Lines of a text that runs over several lines, whose signs are its own. */
const longText = /^([ \t]*).*[|>][+-]?\d?[ \t]*\n(?:\1[ \t]+.*\n|[ \t]*\n)*/gm;

/** A line of which YAML reads something else than its author meant. */
export type YamlSlip = { readonly line: number; readonly reason: string };

/** Looks for texts of which YAML reads only a part, because they have no quotation marks. @requirement O6 */
export function yamlSlips(text: string): readonly YamlSlip[] {
  const slips: YamlSlip[] = [];
  if (/ #[^\s#]/.test(text)) {
    const written = text.replace(longText, (part) => part.replace(/[^\n]/g, ''));
    for (const { index, 1: kept = '', 2: cut = '' } of written.matchAll(cutText))
      slips.push({
        line: lineAt(written, index),
        reason: `only "${kept}" is read, because "${cut}" is a comment: put the text in quotation marks`,
      });
  }
  if (/ (?:0\d+|\d+\.\d*0)[ \t]*$/m.test(text))
    for (const { index, 1: digits = '' } of text.matchAll(lostDigits))
      slips.push({
        line: lineAt(text, index),
        reason: `"${digits}" is read as ${Number(digits)}: put it in quotation marks`,
      });
  return slips;
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
