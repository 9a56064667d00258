import { paths } from 'contract/urls/paths.ts';
import { maxQueryLength } from 'contract/search.ts';
import { type FormEvent, useEffect } from 'react';
import { useHref, useNavigate } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import styles from '../parts/fields/search-form.module.css';
import { useQueryField } from '../parts/fields/use-query-field.ts';
import { usePageText, useText } from '../text/use-text.tsx';

type SearchFormProps = {
  query?: string;
  /** Focuses the field when mounted. */
  focused?: boolean;
  onSent?: () => void;
};

/** A native form, so that it works without scripts. */
export function SearchForm({ query = '', focused = false, onSent }: SearchFormProps) {
  const text = usePageText('search');
  const { shell } = useText();
  const navigate = useNavigate();
  const { field, send } = useQueryField(query);

  // The surrounding dialog first focuses its first button, so this must come later.
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [field, focused]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.search(send()));
    onSent?.();
  };

  return (
    <search>
      <form className={styles.form} action={useHref(paths.search())} method="get" onSubmit={submit}>
        <label className={`${styles.field} ${primitives.row}`}>
          <span className={primitives.visuallyHidden}>{text.field}</span>
          <Icon name="search" className={primitives.quiet} />
          <input
            ref={field}
            className={styles.input}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={maxQueryLength}
            placeholder={shell.searchExample}
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className={`${buttons.accent} ${styles.submit}`}>
          {text.submit}
        </button>
      </form>
    </search>
  );
}
