import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partiesQuery, partyQuery, type Role } from './parties'

interface Props {
  role: Role
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Milliseconds after the last letter. */
const PAUSE = 250

/** One supplier or one customer, found by name. */
export function PartyFilter({ role, value, onChange }: Props) {
  const { t } = useTranslation('order')
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words, PAUSE)
  const chosen = useQuery({ ...partyQuery(value ?? 0), enabled: value !== undefined })
  // The words of a choice already made are its name: that is no search.
  const parties = useQuery(partiesQuery(role, asked === chosen.data?.company ? '' : asked))
  const found = parties.data?.['hydra:member'] ?? []
  const all = chosen.data && found.every(({ id }) => id !== chosen.data.id) ? [chosen.data, ...found] : found
  return (
    <Select
      aria-label={t(`party.${role}`)}
      placeholder={t(`party.${role}`)}
      data={all.map(({ id, company }) => ({ value: String(id), label: company }))}
      value={value === undefined ? null : String(value)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('party.clear') }}
      onSearchChange={setWords}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      nothingFoundMessage={t('noResult')}
    />
  )
}
