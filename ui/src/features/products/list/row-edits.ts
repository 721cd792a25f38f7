import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import type { Product } from '~/shared/product/product'
import { toast } from '~/shared/toasts/toast'
import { type BulkResult, changeEach, reasonOf } from './bulk-call'
import { fieldsIn, type RowFields, withFields } from './cells'
import { changeRows, readAgain, rowOf } from './row-cache'

interface Edit {
  id: number
  iri: string
  fields: RowFields
  before: RowFields
}

/** What was written in rows and is on its way; the last ones can be taken back. */
interface RowEdits {
  /** Products whose latest change is not saved yet. */
  waiting: ReadonlySet<number>
  done: Edit[]
}

/** Changes that can be taken back one after the other. */
const REMEMBERED = 100

export const rowEdits = createStore<RowEdits>(() => ({ waiting: new Set(), done: [] }))

const queue = new Map<number, Edit>()
const versions = new Map<number, number>()
let isSending = false

/** Shows a change of a row at once and sends it; several rows written quickly go in one call. */
export function editRow(client: QueryClient, product: Product, fields: RowFields): void {
  const edit = { id: product.id, iri: product['@id'], fields, before: fieldsIn(product, fields) }
  rowEdits.setState(({ done }) => ({ done: [...done, edit].slice(-REMEMBERED) }))
  send(client, edit)
}

/** Takes the latest change back. */
export function undoEdit(client: QueryClient): boolean {
  const { done } = rowEdits.getState()
  const last = done.at(-1)
  if (!last) return false
  rowEdits.setState({ done: done.slice(0, -1) })
  send(client, { ...last, fields: last.before, before: last.fields })
  return true
}

function send(client: QueryClient, edit: Edit): void {
  const waiting = queue.get(edit.id)
  queue.set(edit.id, {
    ...edit,
    fields: { ...waiting?.fields, ...edit.fields },
    before: { ...edit.before, ...waiting?.before },
  })
  changeRows(client, new Set([edit.id]), (product) => withFields(product, edit.fields))
  tellWaiting()
  void flush(client)
}

const onTheWay = new Set<number>()

function tellWaiting(): void {
  rowEdits.setState({ waiting: new Set([...queue.keys(), ...onTheWay]) })
}

/** One call at a time, with all that was written meanwhile: a row is never overtaken by its own earlier value. */
async function flush(client: QueryClient): Promise<void> {
  if (isSending) return
  isSending = true
  while (queue.size > 0) {
    const batch = [...queue.values()]
    queue.clear()
    for (const { id } of batch) onTheWay.add(id)
    const rows = batch.map(({ id, iri, fields }) => {
      const version = Math.max(versions.get(id) ?? 0, rowOf(client, id)?.sheet?.version ?? 0)
      return { product: iri, version, ...fields }
    })
    try {
      const results = await changeEach(rows)
      for (const [at, edit] of batch.entries()) settle(client, edit, results[at])
    } catch (error) {
      for (const edit of batch) restore(client, edit)
      tell(error, text('products:list.failed'))
    }
    onTheWay.clear()
    tellWaiting()
    void readAgain(client)
  }
  isSending = false
}

function settle(client: QueryClient, edit: Edit, result: BulkResult | undefined): void {
  if (result?.error) {
    restore(client, edit)
    const name = rowOf(client, edit.id)?.name ?? ''
    toast.error(text('products:list.refused', { name }), { id: `row-edit-${edit.id}`, detail: reasonOf(result) })
    // Somebody else may have written: the row shows what is true.
    if (result.error.code === 'catalogue.changed_meanwhile') {
      versions.delete(edit.id)
      void client.invalidateQueries({ queryKey: ['products', 'rows'] })
    }
    return
  }
  if (!result) return
  versions.set(edit.id, result.version)
  changeRows(client, new Set([edit.id]), (product) =>
    product.sheet ? { ...product, sheet: { ...product.sheet, version: result.version } } : product,
  )
}

/** The row is what it was before the change that failed, unless it was written in again. */
function restore(client: QueryClient, edit: Edit): void {
  if (queue.has(edit.id)) return
  changeRows(client, new Set([edit.id]), (product) => withFields(product, edit.before))
  rowEdits.setState(({ done }) => ({ done: done.filter((one) => one.id !== edit.id) }))
}
