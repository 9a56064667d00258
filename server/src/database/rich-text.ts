import sanitizeHtml from 'sanitize-html';
import { GivenText } from './localized.ts';

/** The one allow-list for rich text (P9): nothing that runs, loads, submits or styles passes. */
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
  // Pictures come from this house only: no request may leave for a foreign host.
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

/** Rich text as it may be shown, in the language it is in. */
export function cleanRichText(given: GivenText): GivenText {
  return new GivenText(sanitizeHtml(given.text, allowList), given.locale);
}
