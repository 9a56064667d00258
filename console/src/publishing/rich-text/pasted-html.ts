import { isNumberBullet, nestWordLists, wordLevel, type WordList } from './word-lists.ts';

/**
 * What Word keeps for itself: bullets as text, and comments with their marks in the text. The words that a comment is
 * about are in `a[style*="mso-comment-reference"]`, which must stay.
 */
const unwanted = [
  '[style*="mso-list:Ignore" i]',
  '[style*="mso-element:comment" i]',
  '.MsoCommentReference',
  '[style*="mso-special-character:comment" i]',
  'a[href*="#_msocom_" i]',
  'o\\:p, style, script, meta, link',
].join();

/** The editor has two levels of headings. */
const headings = { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' } as const;

const listParagraph = 'p[class*="MsoList" i], p[style*="mso-list:l" i]';

/**
 * Makes text copied from Word or WeChat plain, and counts the pictures that it leaves out. The editor's schema then
 * drops all other formatting.
 */
export function cleanPastedHtml(html: string): { html: string; omittedPictures: number } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  for (const hidden of body.querySelectorAll(unwanted)) {
    if (hidden.matches('[style*="mso-list:Ignore" i]'))
      hidden.closest('p')?.setAttribute('data-bullet', hidden.textContent.trim());
    hidden.remove();
  }
  // Elsewhere it is struck-out text, which somebody may want.
  if (/mso-|class="?Mso/i.test(html)) for (const deleted of body.querySelectorAll('del')) removeFromParagraph(deleted);
  // A picture of another host would be requested from there by every reader: it must be uploaded.
  const omitted = [...body.querySelectorAll('img')].filter((picture) => !picture.getAttribute('src')?.startsWith('/'));
  for (const picture of omitted) removeFromParagraph(picture);
  for (const [from, to] of Object.entries(headings))
    for (const heading of body.querySelectorAll(from)) rename(heading, to);
  makeLists(body);
  return { html: body.innerHTML, omittedPictures: omitted.length };
}

/** Removes the element, and its paragraph if nothing else is in it. */
function removeFromParagraph(element: Element): void {
  const paragraph = element.closest('p');
  element.remove();
  if (paragraph?.textContent.trim() === '' && paragraph.querySelector('img') === null) paragraph.remove();
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word's list paragraphs, which follow each other, become lists. */
function makeLists(body: HTMLElement): void {
  const runs: Element[][] = [];
  for (const paragraph of body.querySelectorAll(listParagraph)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === paragraph.previousElementSibling) run.push(paragraph);
    else runs.push([paragraph]);
  }
  for (const run of runs) {
    const items = run.map((paragraph) => ({
      level: wordLevel(paragraph.getAttribute('style') ?? ''),
      isNumbered: isNumberBullet(paragraph.getAttribute('data-bullet') ?? ''),
      content: paragraph,
    }));
    run[0]?.before(...nestWordLists(items).map(listElement));
    for (const paragraph of run) paragraph.remove();
  }
}

function listElement({ isNumbered, items }: WordList<Element>): HTMLElement {
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  for (const { content, lists } of items) {
    const item = document.createElement('li');
    item.append(...content.childNodes, ...lists.map(listElement));
    list.append(item);
  }
  return list;
}
