import type { ApiResponse } from 'client/call.ts';
import type { getCulture } from 'contract/company.ts';
import { useState } from 'react';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { CulturePanel } from './culture-panel.tsx';
import { CultureTabs } from './culture-tabs.tsx';

/** With scripts these are tabs; without scripts all panels follow one another. */
export function Culture({ culture }: { culture: ApiResponse<typeof getCulture> }) {
  const text = useText();
  const { title, lead } = usePageText('company').culture;
  const [shown, setShown] = useState(0);
  return (
    <div className={`${primitives.page} ${primitives.lastSection}`}>
      <SectionHeader index="04" name={text.shell.pages.culture} title={title} lead={lead} id="culture-title" />
      <CultureTabs culture={culture} shown={shown} onShow={setShown} />
      {culture.data.map((_, index) => (
        <CulturePanel key={index} culture={culture} index={index} shown={index === shown} />
      ))}
    </div>
  );
}
