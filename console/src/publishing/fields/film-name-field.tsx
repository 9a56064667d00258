import { Button } from 'antd';
import { getLibraryFilm } from 'contract/console/films.ts';
import { useState } from 'react';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useRead } from '../../gateway/use-read.ts';
import { FilmPoster } from '../../parts/film-poster.tsx';
import { useTexts } from '../../text/use-language.ts';
import { FilmChooser } from '../choosers/deferred-choosers.tsx';
import styles from './structured-field.module.css';
import type { ValueFieldProps } from './value-field-props.ts';

/** A film of the library by its name, or none. */
export function FilmNameField({ name, value, isReadOnly, onChange }: Omit<ValueFieldProps, 'field'>) {
  const texts = useTexts();
  const { filmChooser, chooser } = texts.publishing;
  const [isChoosing, setChoosing] = useState(false);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const { data } = useRead(getLibraryFilm, { name: chosen ?? '' }, { enabled: chosen !== undefined, silent: true });
  const shown = chosen === undefined || data?.data.name !== chosen ? undefined : data.data;
  return (
    <div className={styles.film}>
      <span className={styles.label}>{fieldLabel(name, texts)}</span>
      {shown === undefined ? null : <FilmPoster film={shown.film} />}
      <p>{chosen ?? filmChooser.none}</p>
      {isReadOnly ? null : (
        <>
          <Button size="small" onClick={() => setChoosing(true)}>
            {filmChooser.choose}
          </Button>
          {chosen === undefined ? null : (
            <Button size="small" type="text" onClick={() => onChange(null)}>
              {chooser.remove}
            </Button>
          )}
        </>
      )}
      {isChoosing ? (
        <FilmChooser
          close={() => setChoosing(false)}
          choose={(film) => {
            onChange(film);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}
