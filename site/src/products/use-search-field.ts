import { useEffect, useRef } from 'react';
import { useNavigate } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import { isSearch, normalizeKeyword, type ProductChoice, productListPath } from './product-choice.ts';

/** In milliseconds, longer than the usual pause between two keys. */
const debounceDelay = 300;

type Shown = { choice: ProductChoice; category: number | undefined };

/** Writes the keyword of `field` into the URL: at once, or when the typing pauses. */
export function useSearchField({ choice, category }: Shown) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const searched = useRef(choice.keyword);
  const shown = useRef<Shown>({ choice, category });
  /** The keywords that are searched for and not shown yet. */
  const pending = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    shown.current = { choice, category };
  }, [choice, category]);

  // Another navigation, such as Back, has changed the keyword: the field must show it.
  useEffect(() => {
    const own = pending.current.indexOf(choice.keyword);
    pending.current.splice(0, own + 1);
    // While this list was rendered, the visitor typed on.
    if (own !== -1 || choice.keyword === searched.current) return;
    searched.current = choice.keyword;
    clearTimeout(timer.current);
    if (field.current !== null) field.current.value = choice.keyword;
  }, [choice]);

  // Text that was typed before this part of the page had its scripts.
  useEffect(() => {
    if (field.current?.value !== searched.current) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  function searchNow() {
    clearTimeout(timer.current);
    const wanted = normalizeKeyword(field.current?.value ?? '');
    if (wanted === searched.current) return;
    searched.current = wanted;
    pending.current.push(wanted);
    const last = shown.current;
    // The first letter adds a history entry and searches all categories. Further letters replace that entry.
    const isRefinement = last.choice.keyword !== '';
    const within = isSearch(last.choice) || wanted === '' ? last.category : undefined;
    void navigate(productListPath({ ...last.choice, keyword: wanted }, within), {
      replace: isRefinement,
      state: keepScroll,
    });
  }

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, debounceDelay);
  }

  return { field, searchNow, searchSoon };
}
