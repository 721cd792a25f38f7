import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react'

interface Options<T> {
  value: T | null
  /** Called with null while what is typed cannot be read or is refused. */
  onChange: (value: T | null) => void
  /** The value as it is shown once typing is over. */
  format: (value: T) => string
  /** The value of a text, or null. */
  parse: (text: string) => T | null
  /** Why a value that can be read is refused, or null. */
  check: (value: T) => string | null
  /** Says that the text cannot be read. */
  unreadable: () => string
}

/** A text that stands for a value: kept as it is typed, written out in full when the field is left, never lost. */
export function useTyped<T>({ value, onChange, format, parse, check, unreadable }: Options<T>) {
  const [draft, setDraft] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)

  function problemOf(text: string): string | null {
    if (text.trim() === '') return null
    const read = parse(text)
    return read === null ? unreadable() : check(read)
  }

  // A value set from outside, such as a reset, wins over what was typed.
  const isStale = draft !== null && value !== null && parse(draft) !== value
  const problem = draft === null || isStale ? null : problemOf(draft)

  function settle() {
    if (problem === null) setDraft(null)
    else setShown(true)
  }

  return {
    error: isShown ? problem : null,
    input: {
      value: draft === null || isStale ? (value === null ? '' : format(value)) : draft,
      'data-unreadable': problem === null ? undefined : true,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value
        setDraft(text)
        setShown(false)
        onChange(text.trim() === '' || problemOf(text) !== null ? null : parse(text))
      },
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
      onBlur: settle,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') settle()
      },
    },
  }
}
