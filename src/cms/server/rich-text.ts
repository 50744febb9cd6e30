import sanitizeHtml from 'sanitize-html';
import { hrefOn } from '@/cms/fields/link';
import { isSafeHref } from '@/cms/fields/readers';

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'h2 h3 h4 h5 h6 p br hr blockquote pre code div span section ul ol li dl dt dd figure figcaption img a abbr b ' +
    'strong i em u s bdi small sub sup mark q cite time address details summary table caption colgroup col thead tbody ' +
    'tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    '*': ['id', 'class', 'lang', 'dir', 'title', 'aria-label', 'aria-hidden', 'role'],
    a: ['href', 'target', 'rel', 'name'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan', 'style'],
    th: ['colspan', 'rowspan', 'scope', 'style'],
    col: ['span'],
    colgroup: ['span'],
    ol: ['start', 'type', 'reversed'],
    time: ['datetime'],
    details: ['open'],
    p: ['style'],
  },
  allowedStyles: {
    '*': { 'text-align': [/^(left|right|center|start|end)$/], width: [/^\d{1,4}(\.\d+)?(%|px|em|rem)$/] },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
};

/**
 * Makes authored markup safe and gives its links the page's language.
 * @param html - what the author wrote
 * @param page - language of the page and of the site
 * @returns markup without scripts, handlers, frames, forms and unknown styles
 */
export function safeRichText(
  html: string,
  page: { readonly language: string; readonly defaultLanguage: string },
): string {
  if (!/<[a-z!/?]/i.test(html)) return html;
  return sanitizeHtml(html, {
    ...options,
    transformTags: {
      a: (tagName, attributes) => {
        const { href = '', target, ...rest } = attributes;
        if (!isSafeHref(href)) return { tagName, attribs: rest };
        const blank: sanitizeHtml.Attributes = target === '_blank' ? { target, rel: 'noopener' } : {};
        return { tagName, attribs: { ...rest, href: hrefOn(page, href), ...blank } };
      },
      h1: 'h2',
      img: (tagName, attributes) => ({
        tagName,
        attribs: { loading: 'lazy', ...attributes, alt: attributes.alt ?? '' },
      }),
    },
  });
}
