import { escapeHtml, withUnbrokenValues } from './unbroken-values.ts';

/** A text of sentences. Its values stay with their units, its ranges and codes on one line. */
export function RunningText({ children }: { children: string }) {
  return <span dangerouslySetInnerHTML={{ __html: withUnbrokenValues(escapeHtml(children)) }} />;
}
