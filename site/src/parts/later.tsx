import { type ComponentType, createElement, Suspense, use } from 'react';
import { scriptMissing } from '../refuse.ts';

/**
 * A part of a page whose code may come after the first paint: the server writes it whole, the browser shows that and
 * takes it over when its code is there. The page's loader waits for `ready`, and its handle lists the file as `later`.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function ready(): Promise<void> {
    loaded ??= await load().catch(scriptMissing);
  }

  async function toTakeOver(): Promise<ComponentType<Props>> {
    try {
      return await load();
    } catch {
      // What the server wrote stays, and can be read.
      return new Promise(() => undefined);
    }
  }

  function Loaded(props: Props) {
    loading ??= toTakeOver();
    return createElement(loaded ?? use(loading), props);
  }

  function Later(props: Props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  }

  return { Later, ready };
}
