import type { Query } from '~/shared/api/query-string'
import { otherSide, type Side } from '../turn'
import type { Tab } from './search'

/** What the API is asked for under a tab, as a side of the negotiation reads it; undefined is every quotation. */
export function filterOf(tab: Tab | undefined, side: Side): Query {
  switch (tab) {
    case 'todo':
      return { status: ['quotation'], awaiting: side }
    case 'waiting':
      return { status: ['quotation'], awaiting: otherSide(side) }
    case 'accepted':
      return { status: ['accepted'] }
    case 'closed':
      return { status: ['canceled_quotation'] }
    default:
      return {}
  }
}
