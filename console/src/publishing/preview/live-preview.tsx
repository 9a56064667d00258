import { Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../text/use-language.ts';
import styles from './live-preview.module.css';
import { previewWidths } from './preview-dialog.tsx';
import { type PreviewedDraft, useDraftFrames } from './use-draft-frames.ts';
import { useScaledFrame } from './use-scaled-frame.ts';

/**
 * The unsaved draft as the site would show it, beside the form. A changed draft is loaded into a second frame, which
 * replaces the first one when it has loaded: nothing flickers.
 */
export function LivePreview(draft: PreviewedDraft) {
  const { preview } = useTexts().publishing;
  const [width, setWidth] = useState<number>(previewWidths[2]);
  const { shown, loading, state, setElement, showLoaded } = useDraftFrames(draft);
  const { stage, style } = useScaledFrame(width);
  return (
    <section className={styles.preview} aria-label={preview.beside}>
      <div className={styles.header}>
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
              ref={(element) => setElement(frame, element)}
              title={preview.beside}
              src={frame.url}
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
