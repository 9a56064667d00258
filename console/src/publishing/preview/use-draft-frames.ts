import type { ContentItem } from 'contract/console/content-items.ts';
import { previewDraft } from 'contract/console/previews.ts';
import type { Locale } from 'contract/locales.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import type { Body } from '../body.ts';
import { elementAt, type PagePart } from './page-part.ts';

/** How long nothing must be typed until the preview follows. */
const quietMilliseconds = 600;

/** The site's own bars stay at the top of the page. */
const spaceAbove = 160;

type Frame = { number: number; url: string };

export type PreviewedDraft = {
  item: Pick<ContentItem, 'kind' | 'id'>;
  body: Body;
  locale: Locale;
  /** What the editor has opened in the form; it is scrolled to when it changes. */
  part: PagePart | undefined;
};

/**
 * The frame that shows the draft, and the one in which a later draft is loading. A loaded frame replaces the
 * one before it at the same scroll position.
 */
export function useDraftFrames({ item: { kind, id }, body, locale, part }: PreviewedDraft) {
  const [shown, setShown] = useState<Frame>();
  const [loading, setLoading] = useState<Frame>();
  const [state, setState] = useState<'current' | 'updating' | 'incomplete'>('updating');
  const newest = useRef(0);
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const { write } = useWrite(previewDraft, { handles: ['notPublishable'] });

  const refresh = useEffectEvent(async (sent: Body, language: Locale) => {
    newest.current += 1;
    const number = newest.current;
    setState('updating');
    const result = await write({ kind, id, locale: language, body: { ...sent } });
    // A later draft is on its way.
    if (number !== newest.current) return;
    if (result.ok) setLoading({ number, url: result.value.url });
    else setState('incomplete');
  });
  const delay = useEffectEvent(() => (newest.current === 0 ? 0 : quietMilliseconds));
  useEffect(() => {
    const timer = setTimeout(() => void refresh(body, locale), delay());
    return () => clearTimeout(timer);
  }, [body, locale]);

  const showPart = useEffectEvent((target: PagePart | undefined) => {
    const frame = shown && elements.current.get(shown.number);
    if (frame) scrollTo(frame, target);
  });
  useEffect(() => showPart(part), [part]);

  function showLoaded(frame: Frame, element: HTMLIFrameElement): void {
    const page = element.contentDocument;
    if (loading?.number !== frame.number || page === null) return;
    // Without a permission for new windows a link of the page leads nowhere.
    for (const link of page.links) link.target = '_blank';
    const before = shown && elements.current.get(shown.number)?.contentWindow;
    element.contentWindow?.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    mark(page, elementAt(page, part));
    setShown(frame);
    setLoading(undefined);
    setState('current');
  }

  function setElement({ number }: Frame, element: HTMLIFrameElement | null): void {
    if (element) elements.current.set(number, element);
    else elements.current.delete(number);
  }

  return { shown, loading, state, setElement, showLoaded };
}

function scrollTo({ contentDocument, contentWindow }: HTMLIFrameElement, part: PagePart | undefined): void {
  if (!contentDocument || !contentWindow) return;
  const element = elementAt(contentDocument, part);
  mark(contentDocument, element);
  if (element === null) return;
  // `scrollIntoView` would also scroll the console around the frame.
  const top = contentWindow.scrollY + element.getBoundingClientRect().top - spaceAbove;
  contentWindow.scrollTo({ top, behavior: 'instant' });
}

/** The element in the frame that the open row of the form is about gets a line around it. */
function mark(page: Document, element: HTMLElement | null | undefined): void {
  for (const marked of page.querySelectorAll<HTMLElement>('[data-chosen-in-form]')) {
    marked.style.outline = '';
    delete marked.dataset['chosenInForm'];
  }
  if (!element) return;
  element.dataset['chosenInForm'] = '';
  element.style.outline = '2px solid #1e7672';
  element.style.outlineOffset = '8px';
}
