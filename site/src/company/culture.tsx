import type { getCulture } from 'contract/company.ts';
import { useState } from 'react';
import type { Answer } from '../call.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './culture.module.css';
import { CulturePanel } from './culture-panel.tsx';
import { CultureTabs } from './culture-tabs.tsx';

/** Tabs with scripts; without them all panels stand one under the other. */
export function Culture({ culture }: { culture: Answer<typeof getCulture> }) {
  const text = useText();
  const { title } = usePageText('company').culture;
  const [shown, setShown] = useState(0);
  return (
    <div className={`${layout.page} ${styles.culture}`}>
      <Opener index="05" name={text.shell.pages.culture} title={title} id="culture-title" />
      <CultureTabs culture={culture} shown={shown} onShow={setShown} />
      {culture.data.map((_, index) => (
        <CulturePanel key={index} culture={culture} index={index} shown={index === shown} />
      ))}
    </div>
  );
}
