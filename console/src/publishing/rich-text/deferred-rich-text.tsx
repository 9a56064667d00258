import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './deferred-rich-text.module.css';

const loadField = () => import('./rich-text-field.tsx');
const loadToolbar = () => import('./rich-text-toolbar.tsx');
const Field = lazy(async () => ({ default: (await loadField()).RichTextField }));
const Toolbar = lazy(async () => ({ default: (await loadToolbar()).RichTextToolbar }));

/** Begins to load the editor of rich texts, about 120 KB, while the item is still being read. */
export function preloadRichText(): void {
  void loadField();
  void loadToolbar();
}

/** Most kinds of content have no rich text, so its editor is not part of the screen's first load. */
export function RichTextField(props: ComponentProps<typeof Field>) {
  return (
    <Suspense fallback={<div className={styles.text} aria-busy="true" />}>
      <Field {...props} />
    </Suspense>
  );
}

export function RichTextToolbar(props: ComponentProps<typeof Toolbar>) {
  return (
    <Suspense fallback={<div className={styles.toolbar} />}>
      <Toolbar {...props} />
    </Suspense>
  );
}
