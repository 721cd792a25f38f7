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
type ListWrite = Write<EntryFields & { order?: readonly Wish[] }> & {
  list: number
  entry?: number
  /** Of the list in which an order was chosen. */
  version?: number
}

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
  failed(error, client) {
    const words = text('winelist:write.failed')
    tell(error, words)
    // Somebody else may have written: the next change is one of what is true.
    void client.invalidateQueries({ queryKey: wineLists.key })
    return words
  },
  // A price stays in its cell, which says so; switches and rows are where they were.
  kept: ({ glassPriceTaxIncl, bottlePriceTaxIncl }) => ({
    ...(glassPriceTaxIncl !== undefined && { glassPriceTaxIncl }),
    ...(bottlePriceTaxIncl !== undefined && { bottlePriceTaxIncl }),
  }),
  undone: () => text('winelist:write.undone'),
})

/** Versions that are what was written here and nothing besides, by list. */
const own = new Set<string>()

const nameOf = (list: number, version: number) => `${list} ${version}`

async function sendWrite(client: QueryClient, write: ListWrite, call: Call): Promise<WineList> {
  const now = await client.ensureQueryData(wineLists.one(String(write.list)))
  const saved = await send(now, write, call)
  if (saved.version === now.version + 1) own.add(nameOf(now.id, saved.version))
  return saved
}

/** What was written since an order was chosen must be one's own, or the wines of somebody else would be lost: then it is refused. */
function versionFor({ id, version }: WineList, chosen = version): number {
  for (let one = chosen + 1; one <= version; one += 1) if (!own.has(nameOf(id, one))) return chosen
  return version
}

async function send(now: WineList, write: ListWrite, call: Call): Promise<WineList> {
  const { order = [], ...fields } = write.after
  if (write.entry !== undefined) {
    return api.patch('/wine_list_entries/{id}', fields, { path: { id: write.entry }, ...call })
  }
  const { id, entries } = now
  const version = versionFor(now, write.version)
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

// An answer is kept a moment before the page is drawn with it: rows would go back and forth.
const keptList = (client: QueryClient, list: number) =>
  client.getQueryData<WineList>(wineLists.one(String(list)).queryKey)

/** The wines of a list in the order that was chosen last. */
export function useListOrder(list: number): readonly Wish[] {
  const kept = keptList(useQueryClient(), list)
  return listWrites.useUnsaved(`order ${list}`)?.fields.order ?? kept?.entries.map(wishOf) ?? []
}

/** Keeps another order, with wines added or taken out, and offers the former one back. */
export function useWriteOrder(list: number) {
  const client = useQueryClient()
  const before = useListOrder(list)
  return (after: readonly Wish[], words: string) => {
    const version = keptList(client, list)?.version
    const change = { before: { order: before }, after: { order: after } }
    listWrites.write(
      client,
      [{ key: `order ${list}`, list, ...(version !== undefined && { version }), ...change }],
      words,
    )
  }
}
