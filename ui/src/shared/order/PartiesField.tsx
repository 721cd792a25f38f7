import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useState } from 'react'
import type { GroupCode } from '~/api/types'
import { asFound, useFound } from '~/shared/forms/inputs/use-found'
import { partiesFound } from './parties'

interface Named {
  id: number
  company: string
}

interface Props extends Omit<MultiSelectProps, 'data' | 'value' | 'onChange'> {
  /** Who may be chosen. */
  groups: readonly GroupCode[]
  value: readonly Named[]
  onChange: (customers: Named[]) => void
}

/** Customers of some groups, found by name. */
export function PartiesField({ groups, value, onChange, placeholder = '', ...others }: Props) {
  const [words, setWords] = useState('')
  const { found: parties, nothingFoundMessage } = useFound(partiesFound('customer'), words)
  const found = parties.filter(({ userGroup }) => groups.includes(userGroup.code))
  const all: Named[] = [...value, ...found.filter(({ id }) => value.every((one) => one.id !== id))]
  return (
    <MultiSelect
      {...asFound}
      autoComplete="off"
      placeholder={value.length === 0 ? placeholder : ''}
      data={all.map(({ id, company }) => ({ value: String(id), label: company }))}
      value={value.map(({ id }) => String(id))}
      searchValue={words}
      onSearchChange={setWords}
      hidePickedOptions
      nothingFoundMessage={nothingFoundMessage}
      onChange={(ids) => {
        const chosen = ids.flatMap((id) => all.filter((one) => String(one.id) === id))
        onChange(chosen.map(({ id, company }) => ({ id, company })))
        setWords('')
      }}
      {...others}
    />
  )
}
