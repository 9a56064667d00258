/** Search engines for webmasters, which ask for a code in the home page. */
export const searchEngines = ['baidu', 'yandex', 'google', 'bing'] as const;

export type SearchEngine = (typeof searchEngines)[number];

/** The code of each engine that the owner has registered with. */
export type Verification = Partial<Record<SearchEngine, string>>;

/** The name of the meta element that has the code. */
export const verificationNames: Record<SearchEngine, string> = {
  baidu: 'baidu-site-verification',
  yandex: 'yandex-verification',
  google: 'google-site-verification',
  bing: 'msvalidate.01',
};
