import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import { showDocument } from '~/shared/document/documents'
import { text } from '~/shared/i18n/i18n'
import { createWrites, type Write } from '~/shared/writes/writes'
import { type Entry, type Wish, wineLists, wishOf } from './wine-list'

/** What of a wine is written in its row. */
export type EntryFields = Partial<
  Pick<Entry, 'glassPriceTaxIncl' | 'bottlePriceTaxIncl' | 'favourite' | 'availableTonight'>
>

/** A change of one wine, or of which wines there are and in which order. */
type ListWrite = Write<EntryFields & { order?: readonly Wish[] }> & { list: number; entry?: number }

interface Call {
  switchUser?: string | null
}

/** What was written of a list: shown at once, sent one by one on the latest version, taken back one after the other. */
export const listWrites = createWrites<ListWrite>({
  name: 'wine-list',
  most: 1,
  async send([write], client, call) {
    if (write) showDocument(client, wineLists, await sendWrite(client, write, call))
    return []
  },
  failed(error) {
    const words = text('winelist:write.failed')
    tell(error, words)
    return words
  },
  undone: () => text('winelist:write.undone'),
})

async function sendWrite(client: QueryClient, write: ListWrite, call: Call): Promise<WineList> {
  const { order = [], ...fields } = write.after
  if (write.entry !== undefined) {
    return api.patch('/wine_list_entries/{id}', fields, { path: { id: write.entry }, ...call })
  }
  const { id, version, entries } = await client.ensureQueryData(wineLists.one(String(write.list)))
  // What is known of a wine that stays is not what it was when the order was chosen.
  const known = new Map(entries.map((entry) => [entry.product.id, wishOf(entry)]))
  return api.patch(
    '/wine_lists/{id}',
    { version, entries: order.map((wish) => known.get(wish.id) ?? wish).map(({ id: _id, ...wish }) => wish) },
    { path: { id }, ...call },
  )
}

/** A wine as it was written, and why a field of it is not saved, if so. */
export function useWritten(entry: Entry) {
  const unsaved = listWrites.useUnsaved(String(entry.id))
  return {
    entry: unsaved ? { ...entry, ...unsaved.fields } : entry,
    failureOf: (field: keyof EntryFields) => (unsaved && field in unsaved.fields ? unsaved.failure : null),
  }
}

/** Shows a change of a wine at once, sends it, and offers to take it back. */
export function useWriteEntry(list: number) {
  const client = useQueryClient()
  return ({ id }: Entry, before: EntryFields, after: EntryFields, words: string) =>
    listWrites.write(client, [{ key: String(id), list, entry: id, before, after }], words)
}

/** The wines of a list in the order that was chosen last. */
export const useListOrder = (list: WineList): readonly Wish[] =>
  listWrites.useUnsaved(`order ${list.id}`)?.fields.order ?? list.entries.map(wishOf)

/** Keeps another order, with wines added or taken out, and offers the former one back. */
export function useWriteOrder(list: WineList) {
  const client = useQueryClient()
  const before = useListOrder(list)
  return (after: readonly Wish[], words: string) =>
    listWrites.write(
      client,
      [{ key: `order ${list.id}`, list: list.id, before: { order: before }, after: { order: after } }],
      words,
    )
}
