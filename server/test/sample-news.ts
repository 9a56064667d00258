/** A text in three languages that a test finds by its words. */
export function sampleText(words: string) {
  return { cn: `${words} 中文`, en: `${words} English`, ru: `${words} русский` };
}

/** The body of a news item that can be published in each language. */
export function sampleNews(title: string, change: Record<string, unknown> = {}) {
  return {
    contentType: 1,
    publishedAt: null,
    pinned: false,
    externalUrl: null,
    picture: 'calcined-coke',
    title: sampleText(title),
    summary: sampleText('Summary'),
    editor: null,
    content: { cn: '<p>正文</p>', en: '<p>Body</p>', ru: '<p>Текст</p>' },
    ...change,
  };
}
