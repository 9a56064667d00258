import { maxCompared } from 'contract/compared-items.ts';
import { paths } from 'contract/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from '../pages/link.tsx';
import buttons from './button.module.css';
import styles from './compare-form.module.css';
import layout from './layout.module.css';

type CompareFormProps = { id: string; label: (count: number) => string; hint: string };

/**
 * Opens the comparison of the checked `CompareBox`es of the page. Without scripts it is a plain form; with scripts it
 * counts them and stays in view while one is checked.
 */
export function CompareForm({ id, label, hint }: CompareFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const navigate = useNavigate();

  useEffect(() => {
    function update() {
      const boxes = [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
      const checked = boxes.filter((box) => box.checked).length;
      for (const box of boxes) box.disabled = !box.checked && checked >= maxCompared;
      setCount(checked);
    }
    update();
    // The boxes are outside the form's element, so their events do not pass it.
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, []);

  return (
    <form
      ref={form}
      id={id}
      className={`${styles.form} ${layout.row} ${layout.wrap} ${layout.screenOnly}`}
      action={useHref(paths.compare())}
      data-chosen={count > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).getAll('items');
        void navigate(paths.compare(chosen.filter((item) => typeof item === 'string')));
      }}
    >
      <button type="submit" className={`${buttons.line} ${buttons.small}`}>
        {label(count)}
      </button>
      <span className={`${layout.fineprint} ${layout.quiet}`}>{hint}</span>
    </form>
  );
}
