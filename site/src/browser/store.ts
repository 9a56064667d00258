import { useSyncExternalStore } from 'react';
import { getSessionItem, type SessionStorageKey, setSessionItem } from './session-storage.ts';

/** A value outside React. Components that read it with `useStore` render again when it changes. */
export type ReadableStore<Value> = {
  get: () => Value;
  /** The value on the server and during hydration. */
  getInitial: () => Value;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

export type Store<Value> = ReadableStore<Value> & { set: (value: Value) => void };

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  return notifying({
    get: () => current,
    getInitial: () => initial,
    set: (value) => {
      current = value;
    },
  });
}

/** A store whose value lasts for a visit; undefined until it is set. */
export function createSessionStorageStore(key: SessionStorageKey): Store<string | undefined> {
  return notifying<string | undefined>({
    get: () => getSessionItem(key),
    getInitial: () => undefined,
    set: (value) => {
      if (value !== undefined) setSessionItem(key, value);
    },
  });
}

export function useStore<Value>({ subscribe, get, getInitial }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}

function notifying<Value>({ get, getInitial, set }: Omit<Store<Value>, 'subscribe'>): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get,
    getInitial,
    set: (value) => {
      set(value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
