import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { personQuery } from '~/shared/api/person-query'
import { personName } from '~/shared/format/person-name'

interface Props {
  label: string
  value: number | undefined
  onChange: (id: number | undefined) => void
  className?: string | undefined
}

/** Milliseconds after the last letter. */
const PAUSE = 250

const namesakesQuery = (search: string) =>
  queryOptions({
    queryKey: ['people', 'namesakes', search],
    queryFn: ({ signal }) => api.get('/users', { query: { search, itemsPerPage: 30 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** One person, found by name. */
export function UserSelect({ label, value, onChange, className }: Props) {
  const { t } = useTranslation('users')
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, PAUSE)
  const chosen = useQuery({ ...personQuery(value ?? 0), enabled: value !== undefined }).data
  // The words of a choice already made are its name: that is no search.
  const isName = chosen !== undefined && asked === personName(chosen)
  const found = useQuery(namesakesQuery(isName ? '' : asked)).data?.['hydra:member'] ?? []
  const all = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found
  return (
    <Select
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      data={all.map((user) => ({ value: String(user.id), label: personName(user) }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filter.clear') }}
      onSearchChange={setWords}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      nothingFoundMessage={t('common:noResult')}
    />
  )
}
