/** The sentence beside a form's consent box: `I have read the [privacy notice] and agree.` The brackets make the link. */
const form = /^([^[\]]*)\[([^[\]]*\S[^[\]]*)\]([^[\]]*)$/;

export type ConsentSentence = { before: string; link: string; after: string };

/** Undefined unless one part of the sentence is in brackets. */
export function consentSentence(text: string): ConsentSentence | undefined {
  const [, before = '', link, after = ''] = form.exec(text) ?? [];
  return link === undefined ? undefined : { before, link, after };
}
