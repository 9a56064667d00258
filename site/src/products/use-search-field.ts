import { useEffect, useRef } from 'react';
import { useNavigate } from '../pages/link.tsx';
import { keepScroll } from '../pages/scroll-restoration.ts';
import { choiceIn, filterNames, isSearch, type ProductChoice, productListPath } from './product-choice.ts';

/** In milliseconds, longer than the usual pause between two keys. */
const debounceDelay = 300;

type Shown = { choice: ProductChoice; category: number | undefined };

/** Writes the form of `field` into the URL: at once, or when the typing of the keyword pauses. */
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

  /** Reads the whole form, since the list of what was chosen just before may still be loading. */
  function show(isWanted: (chosen: ProductChoice) => boolean) {
    clearTimeout(timer.current);
    const form = field.current?.form;
    if (!form) return;
    const chosen = choiceIn(new FormData(form));
    if (!isWanted(chosen)) return;
    if (chosen.keyword !== searched.current) pending.current.push(chosen.keyword);
    searched.current = chosen.keyword;
    const last = shown.current;
    // A limit and the first letter add a history entry and search all categories. Further letters replace that entry.
    const isRefinement = last.choice.keyword !== '' && filterNames.every((name) => chosen[name] === last.choice[name]);
    const within = isSearch(last.choice) || !isSearch(chosen) ? last.category : undefined;
    void navigate(productListPath(chosen, within), { replace: isRefinement, state: keepScroll });
  }

  const filterNow = () => show(() => true);
  const searchNow = () => show(({ keyword }) => keyword !== searched.current);

  function searchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(searchNow, debounceDelay);
  }

  return { field, filterNow, searchNow, searchSoon };
}
