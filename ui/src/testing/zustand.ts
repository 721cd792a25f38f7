import { create as createHook } from 'zustand/react'
import { createStore as createVanilla, type StateCreator, type StoreApi } from 'zustand/vanilla'

/**
 * zustand as the tests of components import it (vitest.config.ts): the files of a worker share the modules of the product, so
 * that every store goes back to its first state when a file ends.
 */
const stores = new Set<Pick<StoreApi<unknown>, 'getInitialState' | 'setState'>>()

/** Gives every store its first state again. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true)
}

function kept<S extends Pick<StoreApi<unknown>, 'getInitialState' | 'setState'>>(store: S): S {
  stores.add(store)
  return store
}

export { useStore } from 'zustand/react'

export const create = (<T>(creator?: StateCreator<T>) =>
  creator ? kept(createHook(creator)) : (late: StateCreator<T>) => kept(createHook(late))) as typeof createHook

export const createStore = (<T>(creator?: StateCreator<T>) =>
  creator ? kept(createVanilla(creator)) : (late: StateCreator<T>) => kept(createVanilla(late))) as typeof createVanilla
