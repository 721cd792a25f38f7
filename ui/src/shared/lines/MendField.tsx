import { TextInput, type TextInputProps } from '@mantine/core'
import { useRef, useState } from 'react'

interface Props extends Pick<TextInputProps, 'inputMode'> {
  label: string
  /** What stands there at first. */
  text?: string
  maxLength: number
  onText: (text: string) => void
}

/** What is typed anew of a row: taken by Enter, or when the field is left. */
export function MendField({ text = '', onText, ...field }: Props) {
  const [typed, setTyped] = useState(text)
  const taken = useRef(text)

  function take() {
    if (typed.trim() === '' || typed === taken.current) return
    taken.current = typed
    onText(typed.trim())
  }

  return (
    <TextInput
      {...field}
      value={typed}
      error={typed !== '' && typed === taken.current}
      autoComplete="off"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take()
      }}
    />
  )
}
