import { paths } from 'contract/paths.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import { useHref, useNavigate } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import { longestQuery } from './query.ts';
import styles from './search-form.module.css';

type SearchFormProps = {
  query?: string;
  /** The cursor goes into the field at once. */
  focused?: boolean;
  onSent?: () => void;
};

/** A form of the browser's own, so that it works without scripts. */
export function SearchForm({ query = '', focused = false, onSent }: SearchFormProps) {
  const text = usePageText('search');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  // After the dialog around it has opened and given the focus to its first button.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [focused]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.search(field.current?.value.trim()));
    onSent?.();
  };

  return (
    <search>
      <form className={styles.form} action={useHref(paths.search())} method="get" onSubmit={send}>
        <label className={styles.field}>
          <span className={layout.unseen}>{text.field}</span>
          <Icon name="search" />
          <input
            // A step to another query, also by Back, brings its words.
            key={query}
            ref={field}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
            placeholder={text.example}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={`${buttons.button} ${styles.act}`}>
          {text.act}
        </button>
      </form>
    </search>
  );
}
