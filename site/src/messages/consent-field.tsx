import { paths, plainAddress } from 'contract/paths.ts';
import buttons from '../parts/button.module.css';
import { TickField } from '../parts/field.tsx';
import layout from '../parts/layout.module.css';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import type { Message } from './use-message.ts';

/** Agreement to one version of the privacy page, which opens beside this one so that nothing is lost. */
export function ConsentField({ message: { consent, errors, loaded, write } }: { message: Message }) {
  const { parts } = useText();
  const messages = usePageText('messages');
  const locale = useLocale();
  const version = loaded.choices?.privacyVersion;
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
    <TickField label={label} error={errors.consent}>
      {(attributes) => (
        <input
          {...attributes}
          type="checkbox"
          name="consent"
          required
          disabled={version === undefined}
          checked={consent}
          onChange={(event) => write({ agreedTo: event.target.checked ? (version ?? '') : '' })}
        />
      )}
    </TickField>
  );
}
