import type { QueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import type { Collection } from '~/api/types'
import { tell } from '~/shared/api/tell'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { STOCK, setThresholds } from './queries'
import { refreshStock } from './refresh'
import { type Stock, type ThresholdResult, wineOf } from './stock'

/** A threshold and what it becomes. */
interface Change {
  id: number
  iri: string
  wine: string
  /** Of the product, when it was read. */
  version: number
  before: number
  after: number
}

/** Products of one call. */
const BATCH = 1_000

/** Changes that can be taken back one after the other. */
const REMEMBERED = 100

const TOAST = 'threshold'

/** Thresholds that are on their way, by product: what cells show until the server has answered. */
export const useThresholds = create<Record<number, number>>()(() => ({}))

const queue = new Map<number, Change>()
/** Of products that were changed here since their row was read. */
const versions = new Map<number, number>()
let done: Change[][] = []
let isSending = false

/** Sets thresholds: shown at once, sent together, offered back. */
export function changeThresholds(client: QueryClient, rows: Stock[], after: number): void {
  const shown = useThresholds.getState()
  const changes = rows
    .map((stock) => {
      const { '@id': iri, id } = stock.product
      return { id, iri, wine: wineOf(stock), version: stock.version, before: shown[id] ?? stock.threshold, after }
    })
    .filter(({ before }) => before !== after)
  const [first] = changes
  if (!first) return
  done = [...done, changes].slice(-REMEMBERED)
  send(client, changes)
  const { wine, before } = first
  const message =
    changes.length === 1
      ? text('stock:threshold.changed', { wine, before, after })
      : text('stock:threshold.changedAll', { count: changes.length, after })
  toast.undo(message, () => undoThresholds(client), TOAST)
}

/** Takes the latest change back; false when there is none. */
export function undoThresholds(client: QueryClient): boolean {
  const last = done.pop()
  if (!last) return false
  send(
    client,
    last.map(({ before, after, ...wine }) => ({ ...wine, before: after, after: before })),
  )
  toast.info(text('stock:threshold.undone'), { id: TOAST })
  return true
}

/** Leaves nothing behind for the next visit of the list. */
export function forgetThresholds(): void {
  done = []
}

function send(client: QueryClient, changes: Change[]): void {
  for (const change of changes) {
    queue.set(change.id, { ...change, before: queue.get(change.id)?.before ?? change.before })
  }
  useThresholds.setState(Object.fromEntries(changes.map(({ id, after }) => [id, after])))
  void flush(client)
}

/** One call at a time, with all that was written meanwhile: a value is never overtaken by an earlier one. */
async function flush(client: QueryClient): Promise<void> {
  if (isSending) return
  isSending = true
  while (queue.size > 0) {
    const batch = [...queue.values()].slice(0, BATCH)
    for (const { id } of batch) queue.delete(id)
    try {
      const rows = batch.map(({ id, iri, version, after }) => ({
        product: iri,
        version: Math.max(versions.get(id) ?? 0, version),
        stockAlertThreshold: after,
      }))
      settle(client, batch, (await setThresholds(rows)).results)
    } catch (error) {
      giveBack(batch)
      tell(error, text('stock:threshold.failed'))
    }
  }
  isSending = false
  refreshStock(client)
}

/** What was saved stands in the lists; what was refused is as before, and says why. */
function settle(client: QueryClient, batch: Change[], results: ThresholdResult[]): void {
  const saved = new Map<number, number>()
  const refused: Change[] = []
  for (const [at, change] of batch.entries()) {
    const result = results[at]
    const error = result?.error
    if (result) versions.set(change.id, result.version)
    if (!error) saved.set(change.id, change.after)
    else {
      refused.push(change)
      const detail = error.violations[0]?.message ?? error.message
      toast.error(text('stock:threshold.refused', { wine: change.wine }), { id: `${TOAST}-${change.id}`, detail })
    }
  }
  client.setQueriesData<Collection<Stock>>({ queryKey: [...STOCK, 'list'] }, (page) =>
    page?.['hydra:member'].some(({ id }) => saved.has(id))
      ? { ...page, 'hydra:member': page['hydra:member'].map((row) => withThreshold(row, saved.get(row.id))) }
      : page,
  )
  arrived([...saved.keys()])
  giveBack(refused)
}

const withThreshold = (row: Stock, threshold: number | undefined) =>
  threshold === undefined ? row : { ...row, threshold }

/** Cells show what their row says, unless they were written in again. */
function arrived(ids: number[]): void {
  const over = new Set(ids.filter((id) => !queue.has(id)))
  const left = Object.entries(useThresholds.getState()).filter(([id]) => !over.has(Number(id)))
  useThresholds.setState(Object.fromEntries(left), true)
}

function giveBack(changes: Change[]): void {
  const failed = new Set(changes.map(({ id }) => id))
  done = done.map((step) => step.filter(({ id }) => !failed.has(id))).filter((step) => step.length > 0)
  arrived([...failed])
}
