import { api } from '~/shared/api/client'
import type { CountStatus, StockCountDetail } from '../count'

/** What a dialog asks about; products chosen to be counted again are all that differ when none is. */
export type Asked = { what: 'cancel' | 'approve' } | { what: 'recount'; products: string[] }

interface Move {
  comment?: string
  /** Products to count again. */
  recount?: string[]
  /** Products that keep their figures. */
  except?: string[]
}

/** Brings a count into another state. */
export const moveCount = (id: number, transition: CountStatus, move: Move = {}): Promise<StockCountDetail> =>
  api.post('/stock_counts/{id}/transitions', { transition, ...move }, { path: { id } })
