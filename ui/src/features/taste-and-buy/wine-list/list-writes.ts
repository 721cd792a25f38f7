import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import { showDocument } from '~/shared/document/documents'
import { text } from '~/shared/i18n/i18n'
import { createWrites, type Write } from '~/shared/writes/writes'
import { type Entry, inOrder, productsOf, wineLists } from './wine-list'

/** What of a wine is written in its row. */
export type EntryFields = Partial<
  Pick<Entry, 'glassPriceTaxIncl' | 'bottlePriceTaxIncl' | 'favourite' | 'availableTonight'>
>

type EntryWrite = Write<EntryFields> & { list: number; entry: number }
type OrderWrite = Write<{ products?: readonly string[] }> & { list: number }

function failed(error: unknown): string {
  const words = text('winelist:write.failed')
  tell(error, words)
  return words
}

const undone = () => text('winelist:write.undone')

/** What was written of wines of the list: shown at once, sent one by one, taken back one after the other. */
export const entryWrites = createWrites<EntryWrite>({
  name: 'wine-list-entry',
  most: 1,
  async send([write], client, call) {
    if (!write) return []
    const path = { id: write.list, entry: write.entry }
    showDocument(client, wineLists, await api.patch('/wine_lists/{id}/entries/{entry}', write.after, { path, ...call }))
    return []
  },
  failed,
  undone,
})

/** Orders that wines were put in, with those that were added or taken out. */
export const orderWrites = createWrites<OrderWrite>({
  name: 'wine-list-order',
  most: 1,
  async send([write], client, call) {
    const products = write?.after.products
    const list = write && client.getQueryData<WineList>(wineLists.one(String(write.list)).queryKey)
    if (!list || !products) return []
    showDocument(client, wineLists, await changeProducts(list, products, call))
    return []
  },
  failed,
  undone,
})

export const changeProducts = (
  { id, version }: WineList,
  products: readonly string[],
  call: { switchUser?: string | null } = {},
): Promise<WineList> => api.patch('/wine_lists/{id}', { version, entries: inOrder(products) }, { path: { id }, ...call })

/** A wine as it was written, and why a field of it is not saved, if so. */
export function useWritten(entry: Entry) {
  const unsaved = entryWrites.useUnsaved(String(entry.id))
  return {
    entry: unsaved ? { ...entry, ...unsaved.fields } : entry,
    failureOf: (field: keyof EntryFields) => (unsaved && field in unsaved.fields ? unsaved.failure : null),
  }
}

/** Shows a change of a wine at once, sends it, and offers to take it back. */
export function useWriteEntry(list: number) {
  const client = useQueryClient()
  return ({ id }: Entry, before: EntryFields, after: EntryFields, words: string) =>
    entryWrites.write(client, [{ key: String(id), list, entry: id, before, after }], words)
}

/** The products of a list in the order that was chosen last. */
export const useListOrder = (list: WineList): readonly string[] =>
  orderWrites.useUnsaved(String(list.id))?.fields.products ?? productsOf(list)

/** Keeps an order, and offers the former one back. */
export function writeOrder(client: QueryClient, list: WineList, after: readonly string[], words: string): void {
  const before = { products: productsOf(list) }
  orderWrites.write(client, [{ key: String(list.id), list: list.id, before, after: { products: after } }], words)
}
