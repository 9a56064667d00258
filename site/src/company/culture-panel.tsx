import type { getCulture } from 'contract/company.ts';
import type { Answer } from '../call.ts';
import { Picture } from '../parts/picture.tsx';
import { foreignLang } from '../text/foreign.ts';
import { panelId, tabId } from './culture-ids.ts';
import styles from './culture-panel.module.css';
import { linesOf } from '../text/lines-of.ts';

type CulturePanelProps = { culture: Answer<typeof getCulture>; index: number; shown: boolean };

export function CulturePanel({ culture, index, shown }: CulturePanelProps) {
  const tab = culture.data[index];
  if (tab === undefined) return null;
  const lang = (field: string) => foreignLang(culture, `/data/${index}/${field}`);
  return (
    <div
      role="tabpanel"
      id={panelId(index)}
      className={styles.panel}
      aria-labelledby={tabId(index)}
      data-off={shown ? undefined : true}
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
      <div className={styles.words}>
        <p className={styles.name} lang={lang('name')}>
          {tab.name}
        </p>
        <h3 className={styles.title} lang={lang('title')}>
          {tab.title}
        </h3>
        <div className={styles.paragraphs} lang={lang('content')}>
          {linesOf(tab.content).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
