import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateRange } from '~/shared/parts/DateRange'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { AUDIT_ACTIONS } from './audit-actions'
import { actOf } from './history-changes'
import classes from './UserFilters.module.css'
import { UserSelect } from './UserSelect'
import type { UserSearch } from './user-search'

interface Props {
  search: UserSearch
  onChange: ChangeSearch<UserSearch>
  /** Below one another, in the drawer. */
  isStacked: boolean
}

/** Who acted, on whom, what was done, when. */
export function AuditFilters({ search, onChange, isStacked }: Props) {
  const { t } = useTranslation('users')
  const field = isStacked ? undefined : classes.field
  return (
    <>
      <UserSelect
        className={field}
        label={t('journal.actor')}
        value={search.actor}
        onChange={(actor) => onChange({ actor })}
      />
      <UserSelect
        className={field}
        label={t('journal.subject')}
        value={search.subjectId}
        onChange={(subjectId) => onChange({ subjectId })}
      />
      <Select
        className={field ?? ''}
        aria-label={t('journal.action')}
        placeholder={t('journal.action')}
        data={AUDIT_ACTIONS.map((action) => ({ value: action, label: actOf(t, { action }) }))}
        value={search.action ?? null}
        onChange={(action) => onChange({ action: action ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': t('filter.clear') }}
      />
      <div className={isStacked ? undefined : classes.dates}>
        <DateRange label={t('journal.dates')} from={search.from} to={search.to} onChange={onChange} />
      </div>
    </>
  )
}
