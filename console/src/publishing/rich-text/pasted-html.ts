/**
 * Makes text copied from Word or WeChat plain: Word marks list items by a style and a printed bullet, and keeps
 * comments for itself. The editor's schema then drops all other formatting.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const comments = document.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment !== null; comment = comments.nextNode())
    comment.parentNode?.removeChild(comment);
  for (const hidden of body.querySelectorAll('[style*="mso-list:Ignore" i], o\\:p, style, script, meta, link')) {
    if (hidden.tagName === 'SPAN') hidden.closest('p')?.setAttribute('data-bullet', hidden.textContent.trim());
    hidden.remove();
  }
  makeLists(body);
  // A picture of another host would be requested from there by every reader: it must be uploaded.
  for (const picture of body.querySelectorAll('img'))
    if (!picture.getAttribute('src')?.startsWith('/')) picture.remove();
  return body.innerHTML;
}

/** Word's list paragraphs, which follow each other, become one list. */
function makeLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p[class*="MsoList" i]')) {
    const name = /^\(?[0-9a-z]+[.)]/i.test(paragraph.getAttribute('data-bullet') ?? '') ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    const list = before?.localName === name ? before : document.createElement(name);
    if (list !== before) paragraph.before(list);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}
