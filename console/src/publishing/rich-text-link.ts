/** Whether a text may contain a link: http, https, mailto, tel, or a path of this site (section 5). */
export function isAllowedLink(href: string): boolean {
  return /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@]+$|tel:\+?[\d\s()-]+$|\/(?!\/))/i.test(href.trim());
}
