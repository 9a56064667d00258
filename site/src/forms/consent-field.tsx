import { consentSentence } from 'contract/submissions/consent.ts';
import { paths, localePath } from 'contract/urls/paths.ts';
import type { ComponentProps } from 'react';
import buttons from '../parts/button.module.css';
import { CheckboxField } from '../parts/fields/field.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';

type ConsentFieldProps = { error: string | undefined; box: ComponentProps<'input'>; text: string | undefined };

/** Consent to one version of the privacy page. The page opens in a new window, so that the form keeps its values. */
export function ConsentField({ error, box, text = '' }: ConsentFieldProps) {
  const { parts } = useText();
  const standard = usePageText('forms').consent;
  const { before, link, after } = consentSentence(text) ?? standard;
  const locale = useLocale();
  const label = (
    <>
      {before}
      <a className={buttons.link} href={localePath(locale, paths.privacy())} target="_blank" rel="noopener">
        {link}
        <span className={primitives.visuallyHidden}>{parts.opensOutside}</span>
      </a>
      {after}
    </>
  );
  return (
    <CheckboxField label={label} error={error}>
      {(attributes) => <input {...attributes} name="consent" {...box} type="checkbox" required />}
    </CheckboxField>
  );
}
