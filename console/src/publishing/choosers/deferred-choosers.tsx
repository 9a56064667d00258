import { type ComponentProps, lazy, Suspense } from 'react';

const Pictures = lazy(async () => ({ default: (await import('./picture-chooser.tsx')).PictureChooser }));
const Films = lazy(async () => ({ default: (await import('./film-chooser.tsx')).FilmChooser }));

/** The library's dialogs. Their code loads when they are opened. */
export function PictureChooser(props: ComponentProps<typeof Pictures>) {
  return (
    <Suspense fallback={null}>
      <Pictures {...props} />
    </Suspense>
  );
}

export function FilmChooser(props: ComponentProps<typeof Films>) {
  return (
    <Suspense fallback={null}>
      <Films {...props} />
    </Suspense>
  );
}
