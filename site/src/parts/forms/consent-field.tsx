import { paths, plainAddress } from 'contract/paths.ts';
import type { ComponentProps } from 'react';
import { useLocale, usePageText, useText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { TickField } from '../field.tsx';
import layout from '../layout.module.css';

type ConsentFieldProps = { error: string | undefined; box: ComponentProps<'input'> };

/** Agreement to one version of the privacy page, which opens beside this one so that nothing is lost. */
export function ConsentField({ error, box }: ConsentFieldProps) {
  const { parts } = useText();
  const { before, link, after } = usePageText('forms').consent;
  const locale = useLocale();
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
      {(attributes) => <input {...attributes} name="consent" {...box} type="checkbox" required />}
    </TickField>
  );
}
