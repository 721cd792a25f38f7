import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { personQuery } from '~/shared/api/person-query'
import { personName } from '~/shared/format/person-name'
import { FoundSelect } from '~/shared/forms/inputs/FoundSelect'
import type { Source } from '~/shared/forms/inputs/use-found'

interface Props {
  label: string
  value: number | undefined
  onChange: (id: number | undefined) => void
  className?: string | undefined
}

const namesakes: Source<Parameters<typeof personName>[0] & { id: number }> = {
  key: ['people', 'namesakes'],
  find: (search, signal) => api.get('/users', { query: { search, itemsPerPage: 30 }, signal }),
}

/** One person, found by name. */
export function UserSelect({ label, value, onChange, className }: Props) {
  const { t } = useTranslation('users')
  const { data } = useQuery({ ...personQuery(value ?? 0), enabled: value !== undefined })
  return (
    <FoundSelect
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      source={namesakes}
      keyOf={({ id }) => String(id)}
      nameOf={personName}
      value={value === undefined ? null : String(value)}
      chosen={data}
      onChoose={(user) => onChange(user?.id)}
      clear={t('filter.clear')}
    />
  )
}
