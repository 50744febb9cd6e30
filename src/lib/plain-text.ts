/**
 * Markup as one line of text, for programs that want no markup.
 * @param markup - sanitized HTML
 * @requirement A6
 */
export function plainText(markup: string): string {
  return markup
    .replace(/<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi, '')
    .replace(/<[a-z!/?][^>]*>/gi, ' ')
    .replace(/&(nbsp|#160|#xa0);/gi, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0?39;|&apos;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
