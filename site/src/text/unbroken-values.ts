/** 1,200.5 and 10 000, or a range of such: 31–32, 850–1 250. */
const number = '\\d+(?:[.,]\\d+|[ \\u00a0]\\d{3}(?!\\d))*';
const range = `(?<![\\w.,-])${number}(?:[–-]${number})*(?![\\w–-])`;
/** DN 600, ISO 9001, GB/T 24526, ГОСТ 8606: the letters before a number. */
const series = '(?:(?<![A-Za-z\\d-])(?:[A-Z]{2,4}(?:/[A-Z])?|ГОСТ) )?';
const codePart = '[A-Z\\d](?:[A-Z\\d.,:]*[A-Z\\d])?';
/** BY-AAM-0102, 22898-78, 9:00–17:30. */
const code = `${codePart}(?:[–-]${codePart})+`;
/** One Chinese character, two or three where the unit begins so: 吨, 公顷, 平方米, 万立方米; 米/秒. */
const chineseUnit =
  '[万亿]?(?:[平立兆摄][^\\s<&]{2}|[公千小分毫厘海微美人英][^\\s<&]|个月|\\p{Script=Han})(?:/(?:小时|\\p{Script=Han}))?';
const word =
  '(?:[ \\u00a0](?:тыс\\.|млн|млрд|million|billion))?[ \\u00a0][^\\s<&\\p{Script=Han}]{1,9}(?![^\\s<&\\p{Script=Han}])';
/** A unit of two parts without a number: мА·ч/г, mg/m³. */
const quotient = '(?<![\\p{L}./:-])[\\p{L}·]{1,6}/[\\p{L}·]{1,4}[²³]?(?![\\p{L}/])';
/** Юго-Восточная, 100-тысячный, биг-бэги, литий-ионный, что-то, low-sulfur, e-mail, off-grade. */
const hyphenatedName =
  '\\p{Lu}\\p{Ll}+-\\p{Lu}\\p{Ll}+|\\d+-\\p{Ll}{2,}|(?:биг-бэг|ланч-бокс|литий-ион)\\p{Ll}*|\\p{L}+-(?:то(?!\\p{L})|sulfur)|[Ee]-mail|off-grade';
/** A Chinese paragraph does not end with a line of one or two characters. */
const lastWords = '\\p{Script=Han}{2}。(?=</p>|$)';
const value = new RegExp(
  `<[^>]*>|(?:${series}${range}|${code})(?: ?${chineseUnit}|${word})?|${quotient}|${hyphenatedName}|${lastWords}`,
  'gu',
);

/**
 * HTML in which a line does not end between a value and its unit (12.8|公顷, 24|hours) or within a range or a code
 * (31–|32). Spans, because a no-break character that the page's font lacks would load another font.
 */
export function withUnbrokenValues(html: string): string {
  return html.replace(value, (found) =>
    found.startsWith('<') || /^\d+$/.test(found) ? found : `<span data-nowrap>${found}</span>`,
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
