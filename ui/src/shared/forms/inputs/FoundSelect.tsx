import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFound, type Source, useFound } from './use-found'

interface Props<Found> extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  source: Source<Found>
  keyOf: (one: Found) => string
  nameOf: (one: Found) => string
  value: string | null
  /** What the value stands for, once that is known. */
  chosen: Found | null | undefined
  onChoose: (one: Found | null) => void
  /** What is heard of the button that takes the choice away. */
  clear: string
}

/** One of many, found by name at the server. */
export function FoundSelect<Found>(props: Props<Found>) {
  const { source, keyOf, nameOf, value, chosen, onChoose, clear, ...others } = props
  const { t } = useTranslation()
  const [words, setWords] = useState('')
  const found = useFound(source, words, chosen ? nameOf(chosen) : undefined)
  const all = chosen && found.every((one) => keyOf(one) !== keyOf(chosen)) ? [chosen, ...found] : found
  return (
    <Select
      {...asFound}
      data={all.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
      value={value}
      onChange={(key) => onChoose(all.find((one) => keyOf(one) === key) ?? null)}
      clearable
      clearButtonProps={{ 'aria-label': clear }}
      onSearchChange={setWords}
      nothingFoundMessage={t('noResult')}
      {...others}
    />
  )
}
