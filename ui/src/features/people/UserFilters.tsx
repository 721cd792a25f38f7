import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import { DateRange } from '~/shared/parts/DateRange'
import { UserStatusDot } from '~/shared/parts/StatusDot'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import classes from './UserFilters.module.css'
import { chosenGroups, chosenStatuses, USER_GROUPS } from './user-list'
import { USER_STATUSES, type UserSearch } from './user-search'

interface Props {
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
  /** Below one another, in the drawer. */
  isStacked: boolean
}

const orNone = (codes: string[]) => (codes.length > 0 ? codes : undefined)

/** Group, status and day of creation. */
export function UserFilters({ search, onChange, isStacked }: Props) {
  const { t } = useTranslation('users')
  return (
    <>
      <ChoiceFilter
        label={t('column.userGroup')}
        codes={USER_GROUPS}
        row={(code) => t(`enums:user_group.${code}`)}
        chosen={chosenGroups(search)}
        onChange={(codes) => onChange({ group: orNone(codes) })}
        isStacked={isStacked}
      />
      <ChoiceFilter
        label={t('column.status')}
        codes={USER_STATUSES}
        row={(code) => <UserStatusDot status={code} />}
        chosen={chosenStatuses(search)}
        onChange={(codes) => onChange({ status: orNone(codes), tab: undefined })}
        isStacked={isStacked}
      />
      <div className={isStacked ? undefined : classes.dates}>
        <DateRange label={t('filter.created')} from={search.from} to={search.to} onChange={onChange} />
      </div>
    </>
  )
}
