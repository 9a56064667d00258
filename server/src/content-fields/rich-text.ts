import { locales } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import sanitizeHtml from 'sanitize-html';
import { LocalizedText, pickLocale } from '../database/localized.ts';

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
    img: ['src', 'alt', 'lang', 'width', 'height'],
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

/** A picture of a rich text; without a URL it is removed. The library has a description of its pictures. */
export type TextPicture = { src: string; description?: Localized };

/** Sanitizes rich text; keeps its language. `pictureOf` returns what is shown for the URL of a picture. */
export function sanitizeRichText(text: LocalizedText, pictureOf: (src: string) => TextPicture): LocalizedText {
  const img: sanitizeHtml.Transformer = (tagName, attributes) => {
    const { src, description } = pictureOf(attributes.src ?? '');
    const isDescribed = description === undefined || (attributes.alt ?? '').trim() !== '';
    return { tagName, attribs: { ...attributes, src, ...(!isDescribed && libraryAlt(description, text)) } };
  };
  const options = { ...allowList, transformTags: { ...allowList.transformTags, img } };
  return new LocalizedText(sanitizeHtml(text.text, options), text.locale);
}

/** The description in the language of the text, or the Chinese one marked as Chinese (W17). */
function libraryAlt(description: Localized, { locale }: LocalizedText): sanitizeHtml.Attributes {
  const alt = pickLocale(description, locale);
  const isTranslated = alt.locale === locale || alt.text === '';
  return { alt: alt.text, ...(!isTranslated && { lang: locales[alt.locale].tag }) };
}
