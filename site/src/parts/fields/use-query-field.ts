import { useEffect, useRef } from 'react';

/**
 * The field of a form that opens the results of its text. Text that is typed while they load stays in the field. Any
 * other navigation, such as Back, writes its query into it.
 */
export function useQueryField(query: string) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(query);
  const sent = useRef<string>(undefined);

  useEffect(() => {
    // Text that was typed before the page had its scripts stays.
    if (query === before.current) return;
    const input = field.current;
    if (input !== null && !keepsText(input.value, { query, before: before.current, sent: sent.current }))
      input.value = query;
    before.current = query;
    sent.current = undefined;
  }, [query]);

  /** Returns the text that the caller opens the results of. */
  function send(): string {
    sent.current = field.current?.value.trim() ?? '';
    return sent.current;
  }

  return { field, send };
}

type Queries = {
  query: string;
  /** The query that was shown before. */
  before: string;
  /** The text that was sent last, until its results are shown. */
  sent: string | undefined;
};

/** Whether the field keeps its text now that the results of `query` are shown. */
export function keepsText(text: string, { query, before, sent }: Queries): boolean {
  return query === sent && text !== before;
}
