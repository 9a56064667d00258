import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { staying } from '../kept-place.ts';
import { keywordIn, type ProductChoice, productsAt } from './product-choice.ts';

/** About as long as one hesitates between two keys. */
const pause = 300;

type Shown = { choice: ProductChoice; category: number | undefined };

/** Puts what is typed into `field` into the address: at once, or when the typing pauses. */
export function useAsking({ choice, category }: Shown) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(choice.keyword);
  const shown = useRef<Shown>({ choice, category });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    shown.current = { choice, category };
  }, [choice, category]);

  // Another step than the field's own has led here, such as Back: the field says what is shown.
  useEffect(() => {
    if (choice.keyword === asked.current) return;
    asked.current = choice.keyword;
    clearTimeout(timer.current);
    if (field.current !== null) field.current.value = choice.keyword;
  }, [choice]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function now() {
    clearTimeout(timer.current);
    const wanted = keywordIn(field.current?.value ?? '');
    if (wanted === asked.current) return;
    asked.current = wanted;
    const last = shown.current;
    // The first letter is a step that Back undoes, and looks everywhere; the letters after it only change where it leads.
    const goesOn = last.choice.keyword !== '';
    const within = goesOn || wanted === '' ? last.category : undefined;
    void navigate(productsAt({ ...last.choice, keyword: wanted }, within), { replace: goesOn, state: staying });
  }

  function soon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(now, pause);
  }

  return { field, now, soon };
}
