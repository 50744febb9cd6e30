import sanitizeHtml from 'sanitize-html';
import { hrefOn } from '@/cms/fields/link';
import { optimizedImage } from '@/cms/optimized-image';
import { isSafeHref } from '@/cms/fields/readers';
import { ownMediaAddress } from '#cms/media-address';
import { withTableBoxes, withoutTableBoxes } from '#cms/table-box';
import { noticeFor, shownAddress, sizeIn } from '#cms/picture-source';
// The content check reads the same file, to say what is taken away.
import rules from './rich-text-rules.json';

/** Stands for an id until the markup is whole. No author can write it: it is set, or taken away, on every element. */
const anchorMark = 'data-anchor';

const options: sanitizeHtml.IOptions = {
  allowedTags: rules.tags,
  allowedAttributes: { ...rules.attributes, '*': [anchorMark, ...rules.attributes['*']] },
  allowedStyles: {
    '*': Object.fromEntries(
      Object.entries(rules.styles).map(([name, values]) => [name, [new RegExp(values)]]),
    ),
  },
  allowedSchemes: rules.schemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/** A `<` that begins no tag, because none ends after it: "aged <a year". Quotes may hold any character. */
const lessThan = /<(?=[a-z/])(?![^<>]*>)(?!(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^"'<>])*>)/gi;
/** Not seen, and no letter: a parser of HTML takes what it stands before for text. */
const wordJoiner = '\u2060';

/** What stands between `<` and `>`: the name of an element, and the rest. */
const inBrackets = /<([a-z][^\s<>/]*)([^<>]*)>/gi;
const closing = /<\/([a-z][^\s<>/]*)/gi;
/** Elements that are never closed; old markup gives them words alone: `<hr noshade>`. */
const empty = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);
/** "R&D": no reference has a name of one letter. Tags are passed over. */
const plainAnd = /<[a-z/][^>]*>|&amp;(?!#|[a-z]{2})/gi;
/** Of what is no picture, line or place to go to, and is not seen. */
const unseen = /^(?:<(?!img\b|hr\b|a\b)[a-z/][^>]*>|[\s\u00AD\u200B-\u200F\u2060-\u2069\uFEFF])*$/i;

/**
 * Makes authored markup safe and gives its links the page's language. An id becomes the name of an empty anchor: as the
 * fragment of an address it works the same, and it can never be taken for an id of the page's own (`main`,
 * `__NEXT_DATA__`).
 * @param html - what the author wrote
 * @param page - language of the page and of the site; authors read of a picture that visitors do not see
 * @returns markup without scripts, handlers, frames, forms, ids, unknown styles and pictures of unknown hosts
 * @requirement G3
 * @decision ADR-0307
 */
export function safeRichText(
  html: string,
  page: { readonly language: string; readonly defaultLanguage: string; readonly isForAuthors?: boolean },
): string {
  // Whether a field is a line of text or markup is not known here: this reads the same in both.
  const text = html.includes('<') ? withoutFalseTags(withoutTableBoxes(html)) : html;
  if (!/<[a-z!/?]/i.test(text)) return unseen.test(text) ? '' : text;
  let links = 0;
  const count = (by: number) => (tag: string) => {
    if (tag === 'a') links += by;
  };
  const safe = sanitizeHtml(text, {
    ...options,
    // Of notices.
    allowedSchemesByTag: { img: page.isForAuthors ? ['data'] : [] },
    onOpenTag: count(1),
    onCloseTag: count(-1),
    // The first runs after the tag's own.
    transformTags: {
      '*': (tagName, { id = '', ...attribs }) => {
        delete attribs[anchorMark];
        // No anchor fits into a link.
        return { tagName, attribs: id === '' || links > 0 ? attribs : { ...attribs, [anchorMark]: id } };
      },
      a: (tagName, { id = '', name = id, href = '', target, ...rest }) => {
        const attribs = name === '' ? rest : { ...rest, name };
        const file = ownMediaAddress(href);
        if (file === undefined && !isSafeHref(href)) return { tagName, attribs };
        const blank: sanitizeHtml.Attributes = target === '_blank' ? { target, rel: 'noopener' } : {};
        return { tagName, attribs: { ...attribs, href: file ?? hrefOn(page, href), ...blank } };
      },
      h1: 'h2',
      img: (tagName, attributes) => ({ tagName, attribs: pictureIn(attributes, page.isForAuthors) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    textFilter: asWritten,
  });
  const whole = safe
    .replace(markedTag, withAnchor)
    .replace(plainAnd, (found) => (found === '&amp;' ? '&' : found))
    .replace(/<\u2060+/g, `<${wordJoiner}`);
  if (unseen.test(whole)) return '';
  // What authors change in the page is saved as it stands there.
  return page.isForAuthors ? whole : withTableBoxes(whole);
}

/** Signs for less begin no element where no tag is meant: "aged <a year", "a<b and c>d", "<me@example.org>". */
function withoutFalseTags(html: string): string {
  if (!/<[a-z/]/i.test(html)) return html;
  const closed = new Set([...html.matchAll(closing)].map(([, name = '']) => name.toLowerCase()));
  return html
    .replaceAll(lessThan, `<${wordJoiner}`)
    .replace(inBrackets, (tag, name: string, rest: string) => {
      const isAddress = /[^a-z\d:-]|:$/i.test(name);
      const hasWordsAlone = /^\s+[^\s/=][^=]*$/.test(rest);
      const isLeftOpen = !closed.has(name.toLowerCase()) && !empty.has(name.toLowerCase());
      return isAddress || (hasWordsAlone && isLeftOpen) ? `<${wordJoiner}${tag.slice(1)}` : tag;
    });
}

/**
 * Text between tags, with its signs where a parser of HTML takes them for text, so that it reads the same in a line of text. A
 * text may come in parts: what follows a sign is not known.
 */
function asWritten(escaped: string): string {
  return escaped
    .replace(/&lt;(?![\s\d])/g, `<${wordJoiner}`)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}

/**
 * The attributes of a picture: one of a known width comes from the optimizer, in the sizes that screens want. Authors see a
 * notice for one that visitors do not see.
 */
function pictureIn(authored: sanitizeHtml.Attributes, isForAuthors = false): sanitizeHtml.Attributes {
  const { src = '', srcset: _others, ...rest } = authored;
  // It has been here before.
  if (src.startsWith('/_next/image?')) return authored;
  const shown = /^[a-z][a-z\d+.-]*:(?!\/\/)/i.test(src) ? '' : shownAddress(src);
  const attributes = { loading: 'lazy', alt: '', ...sizeIn(shown), ...rest };
  if (shown === '') return { ...attributes, ...(src !== '' && isForAuthors ? noticeFor(src) : { src: '' }) };
  const width = Number(attributes.width);
  if (isForAuthors || !(width > 0) || !shown.startsWith('/-/media/') || /\.svg(\?|$)/i.test(shown))
    return { ...attributes, src: shown };
  const { src: own, srcSet: srcset = '' } = optimizedImage(shown, { width });
  return { ...attributes, src: own, srcset };
}

const markedTag = new RegExp(`<([a-z\\d]+)([^>]*?) ${anchorMark}="([^"]*)"([^>]*)>`, 'g');
/** Nothing may stand in them, or nothing but their own parts: the anchor goes before. */
const closed = new Set(['br', 'hr', 'img', 'ul', 'ol', 'dl', 'table']);
/** Nothing may stand before them either. */
const parts = new Set(['col', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr']);

function withAnchor(_whole: string, tag: string, before: string, name: string, after: string): string {
  const plain = `<${tag}${before}${after}>`;
  if (parts.has(tag)) return plain;
  const anchor = `<a name="${name}"></a>`;
  return closed.has(tag) ? `${anchor}${plain}` : `${plain}${anchor}`;
}
