import type { Locale } from 'contract/locales.ts';
import type { Settings } from 'contract/settings.ts';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import type { Call } from './call.ts';
import type { PageTextName, PageTextOf } from './text/page-texts.ts';

/** What a page says about itself in the document's head. */
export type Head = {
  title: string;
  description: string;
  /** Languages the content really exists in; all of them unless told. */
  languages?: readonly Locale[];
  noindex?: boolean;
  /** Says nowhere what the page is for (discreet-head.ts): no referrer, and no copy kept. */
  discreet?: boolean;
  /** The canonical path below the language; the address without its query unless told. */
  path?: string;
};

export type PageHandle<Data = unknown> = {
  head(data: Data, text: PageTextOf, settings: Settings | undefined, query: URLSearchParams): Head;
  theme?: 'dark';
  /** The page's file, under which Vite's manifest lists its script and styles. */
  source: string;
  /** Files of parts whose code comes after the first paint (`parts/later.tsx`): their styles are linked at once. */
  later?: readonly string[];
  /** Made anew for everyone who asks, and kept nowhere. */
  fresh?: true;
  /** Ids of elements that an address may name as its section (P2). */
  sections?: readonly string[];
  /** The same where the content decides. */
  sectionsOf?(data: Data): readonly string[];
  /** The part of the query that names, by its id, an element to open in place: a step that changes only this keeps the reader's place. */
  opens?: string;
};

/** A page's handle as the route table serves it, with the features whose words it needs. */
export type ServedHandle = PageHandle & { words: readonly PageTextName[] };

type Place = Pick<LoaderFunctionArgs, 'request' | 'params'> & { locale: Locale };

export type Load<Data> = (call: Call, place: Place) => Promise<Data>;

/** What a page's file gives to the route table. */
export type Page<Data = unknown> = {
  Component: ComponentType;
  load: Load<Data>;
  /** Takes what a form posted to this page's own address without scripts: only the server runs it. */
  take?: (call: Call, posted: FormData, locale: Locale) => Promise<unknown>;
  /** Whether a step within the page asks again; always unless told. */
  shouldRevalidate?: ShouldRevalidateFunction;
  handle: PageHandle<Data>;
};
