import type { Locale } from 'contract/locales.ts';
import type { Picture } from 'contract/media/picture.ts';
import type { Settings } from 'contract/settings.ts';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { JobPosting, NewsArticle, Product } from 'schema-dts';
import type { Call } from '../gateway/call.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import type { PageTextName, PageTextOf } from '../text/page-text-types.ts';

/** The metadata of a page for the document's head. */
export type Head = {
  title: string;
  description: string;
  /** Languages in which the content exists; all languages by default. */
  languages?: readonly Locale[];
  noindex?: boolean;
  /** A private page sends no referrer and is never cached (private-head.ts). The server reads this field. */
  isPrivate?: boolean;
  /** The canonical path below the language; by default the URL without its query. */
  path?: string;
};

/** What a page shows on its share card. */
export type ShareCardContent = {
  title: string;
  /** The page's section; left out where the title repeats it. */
  section?: string;
  picture?: Picture | null | undefined;
  /** The URL that the card belongs to, if it is not the page's own. */
  path?: string;
};

/** What the functions of a handle may use beside the page's data. */
export type PageContext = {
  parts: Catalogue['parts'];
  shell: Catalogue['shell'];
  text: PageTextOf;
  settings: Settings;
  query: URLSearchParams;
};

/** What a page describes for search engines, in the vocabulary of schema.org. */
export type StructuredData = {
  thing?: NewsArticle | Product | JobPosting;
  /** The pages between the home page and this one. */
  between: readonly { name: string; path: string }[];
};

export type PageHandle<Data = unknown> = {
  head(data: Data, context: PageContext): Head;
  /**
   * The share card's content; undefined for a page that is not indexed. Titles come only from content and catalogues, so
   * that text from a URL is never drawn.
   */
  shareCard(data: Data, context: PageContext): ShareCardContent | undefined;
  /** Only the server build contains it. Left out, the page has its place in the site and nothing else. */
  structuredData?(data: Data, context: PageContext): StructuredData;
  theme?: 'dark';
  /** The page's file, which is the key of its script and styles in Vite's manifest. */
  source: string;
  /** Its deferred components (`parts/deferred.tsx`). The document links their styles at once. */
  deferred?: readonly { file: string }[];
  /** The page is rendered for each request and never cached. */
  uncacheable?: true;
  /** Ids of elements that a URL may name as its section (P2). */
  sections?: readonly string[];
  /** Further ids that depend on the content. */
  sectionsOf?(data: Data): readonly string[];
  /**
   * The query parameter that names an element to open in place. A step that changes only this parameter does not
   * scroll.
   */
  inPlaceParameter?: string;
};

/** A page's handle in the route table, with the text catalogues that it needs. */
export type ServedHandle = PageHandle & { textNames: readonly PageTextName[] };

type LoadArguments = Pick<LoaderFunctionArgs, 'request' | 'params'> & { locale: Locale };

export type Load<Data> = (call: Call, loadArguments: LoadArguments) => Promise<Data>;

/** The exports of a page's file that the route table reads. */
export type Page<Data = unknown> = {
  Component: ComponentType;
  load: Load<Data>;
  /** Processes a form that was sent to this page without scripts. Only the server runs it. */
  action?: (call: Call, formData: FormData, locale: Locale) => Promise<unknown>;
  /** Whether a step within the page loads its data again; always by default. */
  shouldRevalidate?: ShouldRevalidateFunction;
  handle: PageHandle<Data>;
};
