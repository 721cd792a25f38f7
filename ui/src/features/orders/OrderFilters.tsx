import { useTranslation } from 'react-i18next'
import { DateField } from '~/shared/parts/DateField'
import { SearchBox } from '~/shared/parts/SearchBox'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import classes from './OrderFilters.module.css'
import { PartyFilter } from './PartyFilter'
import type { Role } from './queries'
import { StatusFilter } from './StatusFilter'
import { chosenStatuses, type OrderSearch } from './search'

interface Props {
  search: OrderSearch
  onChange: ChangeSearch<OrderSearch>
  parties: Role[]
}

/** Search, status, other party and dates of the list. */
export function OrderFilters({ search, onChange, parties }: Props) {
  const { t } = useTranslation('orders')
  return (
    <div className={classes.bar}>
      <SearchBox
        className={classes.search}
        value={search.search}
        label={t(`search.${parties[0] ?? 'customer'}`)}
        onSearch={(words) => onChange({ search: words }, { replace: true })}
      />
      <StatusFilter
        chosen={chosenStatuses(search)}
        onChange={(status) => onChange({ status: status.length > 0 ? status : undefined, tab: undefined })}
      />
      {parties.map((role) => (
        <PartyFilter
          key={role}
          role={role}
          className={classes.party}
          value={search[role]}
          onChange={(id) => onChange({ [role]: id })}
        />
      ))}
      <div className={classes.dates}>
        <DateField
          className={classes.date}
          label={t('filter.from')}
          value={search.from}
          max={search.to}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden="true">–</span>
        <DateField
          className={classes.date}
          label={t('filter.to')}
          value={search.to}
          min={search.from}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </div>
  )
}
