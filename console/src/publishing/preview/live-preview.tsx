import { Segmented } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { previewDraft } from 'contract/console/previews.ts';
import type { Locale } from 'contract/locales.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../gateway/use-write.ts';
import { useTexts } from '../../text/use-language.ts';
import type { Body } from '../body.ts';
import styles from './live-preview.module.css';
import { type PagePlace, elementAt } from './page-place.ts';
import { previewWidths } from './preview-dialog.tsx';
import { useScaledFrame } from './use-scaled-frame.ts';

/** How long nothing must be typed until the preview follows. */
const quietMilliseconds = 600;

/** The site's own bars stay at the top of the page. */
const spaceAbove = 160;

type Frame = { number: number; address: string };

/**
 * The unsaved draft as the site would show it, beside the form. A changed draft is loaded into a second frame, which
 * takes the place of the first one at the same scroll position when it has loaded: nothing flickers.
 */
export function LivePreview({
  item: { kind, id },
  body,
  locale,
  place,
}: {
  item: Pick<ContentItem, 'kind' | 'id'>;
  body: Body;
  locale: Locale;
  /** What the editor has opened in the form; it is scrolled to when it changes. */
  place: PagePlace | undefined;
}) {
  const { preview } = useTexts().publishing;
  const [width, setWidth] = useState<number>(previewWidths[2]);
  const [shown, setShown] = useState<Frame>();
  const [loading, setLoading] = useState<Frame>();
  const [state, setState] = useState<'current' | 'updating' | 'incomplete'>('updating');
  const newest = useRef(0);
  const frames = useRef(new Map<number, HTMLIFrameElement>());
  const { stage, style } = useScaledFrame(width);
  const { write } = useWrite(previewDraft, { handles: ['notPublishable'] });

  const refresh = useEffectEvent(async (sent: Body, language: Locale) => {
    newest.current += 1;
    const number = newest.current;
    setState('updating');
    const result = await write({ kind, id, locale: language, body: { ...sent } });
    // A later draft is on its way.
    if (number !== newest.current) return;
    if (result.ok) setLoading({ number, address: result.value.address });
    else setState('incomplete');
  });
  const delay = useEffectEvent(() => (newest.current === 0 ? 0 : quietMilliseconds));
  useEffect(() => {
    const timer = setTimeout(() => void refresh(body, locale), delay());
    return () => clearTimeout(timer);
  }, [body, locale]);

  const showPlace = useEffectEvent((target: PagePlace | undefined) => {
    const frame = shown && frames.current.get(shown.number);
    if (!frame?.contentDocument || !frame.contentWindow) return;
    const element = elementAt(frame.contentDocument, target);
    mark(frame.contentDocument, element);
    if (element === null) return;
    // `scrollIntoView` would also scroll the console around the frame.
    const top = frame.contentWindow.scrollY + element.getBoundingClientRect().top - spaceAbove;
    frame.contentWindow.scrollTo({ top, behavior: 'instant' });
  });
  useEffect(() => showPlace(place), [place]);

  function showLoaded(frame: Frame, element: HTMLIFrameElement): void {
    const page = element.contentDocument;
    if (loading?.number !== frame.number || page === null) return;
    // Without a permission for new windows a link of the page leads nowhere.
    for (const link of page.links) link.target = '_blank';
    const before = shown && frames.current.get(shown.number)?.contentWindow;
    element.contentWindow?.scrollTo({ top: before?.scrollY ?? 0, behavior: 'instant' });
    mark(page, elementAt(page, place));
    setShown(frame);
    setLoading(undefined);
    setState('current');
  }

  return (
    <section className={styles.preview} aria-label={preview.beside}>
      <div className={styles.head}>
        <Segmented
          aria-label={preview.widths}
          value={width}
          onChange={setWidth}
          options={previewWidths.map((pixels) => ({ value: pixels, label: String(pixels) }))}
        />
        <output className={state === 'incomplete' ? styles.incomplete : styles.state}>
          {state === 'current' ? '' : preview[state]}
        </output>
      </div>
      <div ref={stage} className={styles.stage}>
        {[shown, loading].map((frame) =>
          frame === undefined ? null : (
            // Without scripts: what the draft contains must not act in the session of whoever looks at it.
            <iframe
              key={frame.number}
              ref={(element) => {
                if (element) frames.current.set(frame.number, element);
                else frames.current.delete(frame.number);
              }}
              title={preview.beside}
              src={frame.address}
              sandbox="allow-same-origin"
              className={frame === shown ? undefined : styles.loading}
              style={style}
              onLoad={({ currentTarget }) => showLoaded(frame, currentTarget)}
            />
          ),
        )}
      </div>
    </section>
  );
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
