import { Select, type SelectProps } from '@mantine/core'
import { type FocusEvent, useState } from 'react'
import { fold } from '~/shared/format/fold'
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

/** One of many, found by name at the server. Who leaves the field with a name written in full has chosen it. */
export function FoundSelect<Found>(props: Props<Found>) {
  const { source, keyOf, nameOf, value, chosen, onChoose, clear, onBlur, ...others } = props
  const [words, setWords] = useState('')
  const { found, ...said } = useFound(source, words, chosen ? nameOf(chosen) : undefined)
  const all = chosen && found.every((one) => keyOf(one) !== keyOf(chosen)) ? [chosen, ...found] : found

  /** What was pasted may not have been looked for yet. */
  async function chooseWritten(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    const name = fold(words)
    if (name === '' || (chosen && fold(nameOf(chosen)) === name)) return
    const { 'hydra:member': answer } = await source.find(words.trim(), new AbortController().signal)
    const [own, other] = answer.filter((one) => fold(nameOf(one)) === name)
    if (own && !other) onChoose(own)
  }

  return (
    <Select
      {...asFound}
      data={all.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
      value={value}
      onChange={(key) => onChoose(all.find((one) => keyOf(one) === key) ?? null)}
      clearable
      clearButtonProps={{ 'aria-label': clear }}
      onSearchChange={setWords}
      // A search that fails has told so in its list.
      onBlur={(event) => void chooseWritten(event).catch(() => undefined)}
      {...said}
      {...others}
    />
  )
}
