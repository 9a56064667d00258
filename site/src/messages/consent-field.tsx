import { paths, plainAddress } from 'contract/paths.ts';
import type { ComponentProps } from 'react';
import buttons from '../parts/button.module.css';
import { TickField } from '../parts/field.tsx';
import layout from '../parts/layout.module.css';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';

type ConsentFieldProps = { error: string | undefined; box: ComponentProps<'input'> };

/** Agreement to one version of the privacy page, which opens beside this one so that nothing is lost. */
export function ConsentField({ error, box }: ConsentFieldProps) {
  const { parts } = useText();
  const messages = usePageText('messages');
  const locale = useLocale();
  const { before, link, after } = messages.consent;
  const label = (
    <>
      {before}
      <a className={buttons.link} href={plainAddress(locale, paths.privacy())} target="_blank" rel="noopener">
        {link}
        <span className={layout.unseen}>{parts.opensOutside}</span>
      </a>
      {after}
    </>
  );
  return (
    <TickField label={label} error={error}>
      {(attributes) => <input {...attributes} {...box} type="checkbox" required />}
    </TickField>
  );
}
