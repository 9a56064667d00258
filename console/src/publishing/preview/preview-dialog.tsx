import { Segmented } from 'antd';
import type { ContentItem } from 'contract/console/content-items.ts';
import { createPreviewLink } from 'contract/console/previews.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { useState } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { LoadError } from '../../parts/loading/load-error.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './preview.module.css';
import { useScaledFrame } from './use-scaled-frame.ts';

/** A phone, a tablet and a desktop. */
export const previewWidths = [390, 768, 1440] as const;

/** Minutes for which the frame's own link is valid: long enough to read a page. */
const frameMinutes = 30;

/** The saved draft as the site would show it, drawn by the site itself, at three widths. */
export function PreviewDialog({ item, language, close }: { item: ContentItem; language: Locale; close: () => void }) {
  const { publishing } = useTexts();
  const [locale, setLocale] = useState(language);
  const [width, setWidth] = useState<number>(1440);
  const { stage, style } = useScaledFrame(width);
  const { data, failure, retry } = useRead(createPreviewLink, {
    kind: item.kind,
    id: item.id,
    number: item.version,
    locale,
    minutes: frameMinutes,
  });
  return (
    <Dialog title={publishing.preview.open} width="min(1500px, 96vw)" style={{ top: 24 }} close={close}>
      <div className={styles.header}>
        <Segmented
          value={locale}
          onChange={setLocale}
          options={localeNames.map((name) => ({ value: name, label: locales[name].ownName }))}
        />
        <Segmented
          aria-label={publishing.preview.widths}
          value={width}
          onChange={setWidth}
          options={previewWidths.map((pixels) => ({ value: pixels, label: String(pixels) }))}
        />
      </div>
      <div ref={stage} className={styles.stage}>
        {failure === undefined ? null : <LoadError failure={failure} retry={retry} />}
        {data === undefined ? null : (
          // Without scripts: what the draft contains must not act in the session of whoever looks at it.
          <iframe title={publishing.preview.open} src={data.url} sandbox="allow-same-origin" style={style} />
        )}
      </div>
    </Dialog>
  );
}
