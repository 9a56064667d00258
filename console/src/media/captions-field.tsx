import { App, Button } from 'antd';
import { isWebVtt, maxCaptionCharacters } from 'contract/console/captions.ts';
import type { Film } from 'contract/media/film.ts';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { FileInput } from '../parts/uploads/file-input.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './captions-field.module.css';
import detail from './detail.module.css';

/** The captions that are not saved yet; null removes those of a language. */
export type ChangedCaptions = Partial<Record<Locale, { fileName: string; text: string } | null>>;

/** The captions of a film: a WebVTT file for each language. */
export function CaptionsField({
  present,
  changed,
  mayEdit,
  onChange,
}: {
  present: Film['captions'];
  changed: ChangedCaptions;
  mayEdit: boolean;
  /** Called with the changed language alone. */
  onChange: (changed: ChangedCaptions) => void;
}) {
  const { films } = useTexts().media;
  return (
    <>
      <h3>{films.captions}</h3>
      <ul className={styles.captions}>
        {localeNames.map((locale) => (
          <li key={locale}>
            <span aria-hidden="true">{locales[locale].shortName}</span>
            <Language
              locale={locale}
              address={present.find(({ language }) => language === locale)?.address}
              changed={changed[locale]}
              mayEdit={mayEdit}
              onChange={(captions) => onChange({ [locale]: captions })}
            />
          </li>
        ))}
      </ul>
      <p className={detail.hint}>{films.captionsHint}</p>
    </>
  );
}

type LanguageProps = {
  locale: Locale;
  /** The URL of the saved captions. */
  address: string | undefined;
  changed: ChangedCaptions[Locale];
  mayEdit: boolean;
  onChange: (captions: NonNullable<ChangedCaptions[Locale]> | null) => void;
};

function Language({ locale, address, changed, mayEdit, onChange }: LanguageProps) {
  const { films } = useTexts().media;
  const { message } = App.useApp();
  const files = useRef<HTMLInputElement>(null);
  const language = locales[locale].ownName;
  const hasCaptions = changed === undefined ? address !== undefined : changed !== null;

  async function read(file: File): Promise<void> {
    const text = await file.text();
    if (text.length > maxCaptionCharacters || !isWebVtt(text)) return void message.error(films.captionsInvalid);
    onChange({ fileName: file.name, text });
  }

  return (
    <>
      <span className={styles.state}>
        {changed ? (
          changed.fileName
        ) : hasCaptions ? (
          <a href={address} download>
            {films.hasCaptions}
          </a>
        ) : (
          films.noCaptions
        )}
      </span>
      {mayEdit ? (
        <>
          <Button
            size="small"
            aria-label={`${films.chooseCaptions}: ${language}`}
            onClick={() => files.current?.click()}
          >
            {films.chooseCaptions}
          </Button>
          <Button
            size="small"
            type="text"
            aria-label={`${films.removeCaptions}: ${language}`}
            disabled={!hasCaptions}
            icon={<X size={14} />}
            onClick={() => onChange(null)}
          />
          <FileInput
            ref={files}
            label={`${films.captions}: ${language}`}
            extensions={['vtt']}
            onChosen={([file]) => file && void read(file)}
          />
        </>
      ) : null}
    </>
  );
}
