/**
 * Whether content may link to an address: http, https, mailto, tel, or a path of this site. `javascript:` and `data:`
 * run code as this site. Browsers drop line breaks and tabs and read `\` as `/`, so that `/\t/host` and `/\host` are
 * other sites.
 */
export function isAllowedLink(href: string): boolean {
  return /^(?:https?:\/\/[^\s/\\]\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+|\/(?![/\\])[^\s\\]*)$/i.test(href);
}
