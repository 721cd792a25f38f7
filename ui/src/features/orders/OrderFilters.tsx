import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import type { Role } from '~/shared/order/parties'
import { DateRange } from '~/shared/parts/DateRange'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import classes from './OrderFilters.module.css'
import { chosenStatuses, type OrderSearch } from './search'
import { FILTER_STATUSES } from './statuses'

const PartyFilter = lazy(() => import('~/shared/order/PartyFilter').then((part) => ({ default: part.PartyFilter })))

interface Props {
  search: OrderSearch
  onChange: ChangeSearch<OrderSearch>
  parties: Role[]
  /** Below one another, in the drawer. */
  isStacked: boolean
}

/** Status, other party and dates of the list. */
export function OrderFilters({ search, onChange, parties, isStacked }: Props) {
  const { t } = useTranslation('orders')
  const status = (
    <ChoiceFilter
      label={t('filter.status')}
      codes={FILTER_STATUSES}
      row={(code) => <OrderStatusDot status={code} />}
      chosen={chosenStatuses(search)}
      onChange={(codes) => onChange({ status: codes.length > 0 ? codes : undefined, tab: undefined })}
      isStacked={isStacked}
    />
  )
  return (
    <>
      {!isStacked && status}
      {parties.map((role) => (
        <div key={role} className={isStacked ? undefined : classes.party}>
          <Suspense>
            <PartyFilter role={role} value={search[role]} onChange={(id) => onChange({ [role]: id })} />
          </Suspense>
        </div>
      ))}
      <div className={isStacked ? undefined : classes.dates}>
        <DateRange label={t('filter.dates')} from={search.from} to={search.to} onChange={onChange} />
      </div>
      {isStacked && status}
    </>
  )
}
