import { type ComponentType, createElement, memo, Suspense, use, useEffect } from 'react';
import { replayClicks } from '../browser/early-clicks.ts';
import { scriptMissing } from '../gateway/route-errors.ts';
import { singleExport } from '../pages/single-export.ts';

/**
 * A component whose code may load after the first paint. The server renders it fully, and the browser keeps that HTML
 * until the code arrives and hydrates it. The page's loader awaits `preload`, and its handle lists the component in
 * `deferred`. `file` is the key of its styles in Vite's manifest.
 */
export function defer<Props extends object>(
  file: string,
  importFile: () => Promise<Record<string, ComponentType<Props>>>,
) {
  const load = async () => singleExport(await importFile());
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function preload(): Promise<void> {
    loaded ??= await load().catch(scriptMissing);
  }

  async function loadForHydration(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch {
      // The server's HTML stays readable without hydration.
      return new Promise(() => undefined);
    }
  }

  function Loaded(props: Props) {
    // This hook must come before `use`: React fails when hydration suspends before a later hook.
    useEffect(replayClicks, []);
    loading ??= loadForHydration();
    return createElement(loaded ?? use(loading), props);
  }

  function Deferred(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }

  // Rendered again before its code is there, it would lose the server's HTML: React would show nothing until it arrives.
  return { file, Component: memo(Deferred), preload };
}
