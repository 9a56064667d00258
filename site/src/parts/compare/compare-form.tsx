import { maxCompared } from 'contract/products/compared-items.ts';
import { paths } from 'contract/urls/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from '../../pages/link.tsx';
import buttons from '../button.module.css';
import { changeChoice, wasChosen } from './compare-choice.ts';
import styles from './compare-form.module.css';
import primitives from '../primitives.module.css';

type CompareFormProps = {
  id: string;
  /** The list whose pages share the choice. */
  list: string;
  label: (count: number) => string;
  hint: string;
  /** Shown instead of the hint when nothing is chosen. */
  none: string;
};

/**
 * Opens the comparison of the checked `CompareBox`es. Without scripts it is a plain form with those of the page; with
 * scripts it has those of all pages of the list, counts them and stays in view while one is checked.
 */
export function CompareForm({ id, list, label, hint, none }: CompareFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [submittedEmpty, setSubmittedEmpty] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    const boxesOfPage = () =>
      [...(form.current?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
    function update() {
      const boxes = boxesOfPage();
      const now = changeChoice(list, boxes);
      for (const box of boxes) box.disabled = !box.checked && now.length >= maxCompared;
      setChosen(now);
    }
    for (const box of boxesOfPage()) box.checked = wasChosen(list, box);
    update();
    // The boxes are outside the form's element, so their events do not pass it.
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, [list]);

  return (
    <form
      ref={form}
      id={id}
      className={`${styles.form} ${primitives.row} ${primitives.wrap} ${primitives.screenOnly}`}
      action={useHref(paths.compare())}
      data-chosen={chosen.length > 0 || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) void navigate(paths.compare(chosen));
        else setSubmittedEmpty(true);
      }}
    >
      <button type="submit" className={`${buttons.line} ${buttons.small}`}>
        {label(chosen.length)}
      </button>
      {/* Announced when it changes. */}
      <output className={`${primitives.tiny} ${primitives.quiet}`}>
        {submittedEmpty && chosen.length === 0 ? none : hint}
      </output>
    </form>
  );
}
