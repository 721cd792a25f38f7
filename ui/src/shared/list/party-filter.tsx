import { lazy, Suspense } from 'react'
import type { Role } from '~/shared/order/parties'
import type { ListFilter } from './list-filter'
import classes from './party-filter.module.css'

// The list need not wait for a list to search in, which narrow screens keep in a drawer.
const PartyFilter = lazy(() => import('~/shared/order/PartyFilter').then((part) => ({ default: part.PartyFilter })))

type Parties = { [role in Role]?: number | undefined }

/** A filter by one supplier or one customer; it shows its choice itself. `width` is its pixels in the bar. */
export const partyFilter = <Search extends Parties>(role: Role, width: number): ListFilter<Search> => ({
  keys: [role],
  field: ({ search, onChange, isStacked }) => (
    <div className={isStacked ? undefined : classes.party} style={isStacked ? undefined : { flexBasis: width }}>
      <Suspense>
        <PartyFilter role={role} value={search[role]} onChange={(id) => onChange({ [role]: id } as Partial<Search>)} />
      </Suspense>
    </div>
  ),
})
