import { createContext } from 'react';

/** Scrolls the preview beside the form to what a row of a list is on the page. Without a preview nothing happens. */
export const ShowInPreview = createContext<(row: unknown) => void>(() => undefined);
