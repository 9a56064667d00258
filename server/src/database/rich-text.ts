import sanitizeHtml from 'sanitize-html';
import { LocalizedText } from './localized.ts';

/** The allow-list of all rich text (P9): no scripts, external resources, forms or styles. */
const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'sub',
    'sup',
    'br',
    'hr',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Only pictures of this site: a page must not send requests to other hosts.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'img' && !frame.attribs.src?.startsWith('/'),
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/i.test(attributes.href ?? '')
        ? { ...attributes, target: '_blank', rel: 'noopener' }
        : { href: attributes.href ?? '' },
    }),
  },
};

/**
 * Sanitizes rich text; keeps its language. `sourceOf` returns the present URL of a picture whose URL
 * is that of the library; an empty one removes the picture.
 */
export function sanitizeRichText(text: LocalizedText, sourceOf: (src: string) => string): LocalizedText {
  const img: sanitizeHtml.Transformer = (tagName, attributes) => ({
    tagName,
    attribs: { ...attributes, src: sourceOf(attributes.src ?? '') },
  });
  const options = { ...allowList, transformTags: { ...allowList.transformTags, img } };
  return new LocalizedText(sanitizeHtml(text.text, options), text.locale);
}
