import type { ApiResponse } from 'client/call.ts';
import type { getCulture } from 'contract/company.ts';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { fallbackLang } from '../text/fallback-lang.ts';
import { LineBreakText } from '../text/line-break-text.tsx';
import { linesOf } from '../text/lines-of.ts';
import { panelId, tabId } from './culture-tabs.tsx';
import { RunningText } from '../text/running-text.tsx';
import styles from './culture-panel.module.css';

type CulturePanelProps = { culture: ApiResponse<typeof getCulture>; index: number; shown: boolean };

export function CulturePanel({ culture, index, shown }: CulturePanelProps) {
  const tab = culture.data[index];
  if (tab === undefined) return null;
  const lang = (field: string) => fallbackLang(culture, `/data/${index}/${field}`);
  return (
    <div
      role="tabpanel"
      id={panelId(index)}
      className={`${styles.panel} ${primitives.stack} ${primitives.collapsible}`}
      aria-labelledby={tabId(index)}
      data-collapsed={shown ? undefined : true}
      tabIndex={0}
    >
      <Picture
        className={styles.picture}
        picture={tab.picture}
        alt=""
        sizes="(max-width: 991px) 92vw, 820px"
        width={1920}
        height={1080}
      />
      <div className={`${styles.content} ${primitives.stack}`}>
        <p className={`${styles.name} ${primitives.smallSize} ${primitives.accent}`} lang={lang('name')}>
          {tab.name}
        </p>
        <h3 className={`${styles.title} ${primitives.heading}`} lang={lang('title')}>
          <LineBreakText>{tab.title}</LineBreakText>
        </h3>
        <div className={`${styles.paragraphs} ${primitives.stack}`} lang={lang('content')}>
          {linesOf(tab.content).map((paragraph, line) => (
            <p key={line}>
              <RunningText>{paragraph}</RunningText>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
