import { comparedItems } from 'contract/products/compared-items.ts';
import { paths } from 'contract/urls/paths.ts';
import { useId, useState } from 'react';
import { useHref, useNavigate } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import buttons from '../parts/button.module.css';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './add-item.module.css';

/** Adds an item number or a grade to the comparison. Without scripts it is a plain form. */
export function AddItem({ codes }: { codes: readonly string[] }) {
  const text = usePageText('comparison');
  const navigate = useNavigate();
  const id = useId();
  const [unreadable, setUnreadable] = useState('');
  return (
    <form
      className={`${styles.form} ${primitives.row} ${primitives.wrap}`}
      action={useHref(paths.compare())}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const items = new FormData(form).getAll('items').filter((item) => typeof item === 'string');
        const typed = items.at(-1) ?? '';
        const isReadable = comparedItems([typed]).length > 0;
        setUnreadable(isReadable ? '' : typed);
        if (!isReadable) return;
        form.reset();
        void navigate(paths.compare(comparedItems(items)), { state: keepScroll });
      }}
    >
      {codes.map((code) => (
        <input key={code} type="hidden" name="items" value={code} />
      ))}
      <label className={`${primitives.tiny} ${primitives.quiet}`} htmlFor={id}>
        {text.add}
      </label>
      <input
        id={id}
        name="items"
        className={`${styles.input} ${primitives.fieldFrame}`}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="BY-CPC-0201"
      />
      <button type="submit" className={`${buttons.line} ${buttons.small}`}>
        {text.addButton}
      </button>
      {unreadable === '' ? null : <output className={primitives.small}>{text.missing([unreadable])}</output>}
    </form>
  );
}
