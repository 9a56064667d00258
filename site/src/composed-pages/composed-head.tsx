import type { ReactNode } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { foreignLang } from '../text/foreign.ts';
import type { ComposedData } from './composed-loader.ts';

type ComposedHeadProps = {
  page: ComposedData;
  between?: readonly { to: string; label: string }[];
  name: ReactNode;
};

export function ComposedHead({ page, between = [], name }: ComposedHeadProps) {
  const { title, lead, picture } = page.data;
  return (
    <PageHead
      between={between}
      name={name}
      title={title}
      lead={lead}
      titleLang={foreignLang(page, '/data/title')}
      leadLang={foreignLang(page, '/data/lead')}
      picture={picture}
    />
  );
}
