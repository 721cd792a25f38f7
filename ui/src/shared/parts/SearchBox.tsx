import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '~/shared/keyboard/use-shortcut'

interface Props {
  /** The words in force, from the URL. */
  value: string | undefined
  /** Called a moment after the last letter; undefined for none. */
  onSearch: (words: string | undefined) => void
  /** The arrow down leads on to what is found by these words, which are in force or asked for. */
  onDown?: ((words: string | undefined) => void) | undefined
  label: string
  className?: string | undefined
}

/** Milliseconds after the last letter. */
const PAUSE = 250

/** The search box of a list; the key / goes there. */
export function SearchBox({ value, onSearch, onDown, label, className }: Props) {
  const { t } = useTranslation()
  const [words, setWords] = useState(value ?? '')
  const input = useRef<HTMLInputElement>(null)
  const asked = useRef(value)
  useShortcut('search', () => {
    input.current?.focus()
    input.current?.select()
  })

  // Back, forward and cleared filters change the words from outside.
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setWords(value ?? '')
  }, [value])

  const ask = (next: string) => {
    asked.current = next.trim() || undefined
    onSearch(asked.current)
  }
  const askSoon = useDebouncedCallback(ask, PAUSE)

  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      className={className ?? ''}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
      rightSection={
        words === '' ? null : (
          <CloseButton
            aria-label={t('searchBox.clear')}
            onClick={() => {
              setWords('')
              ask('')
              input.current?.focus()
            }}
          />
        )
      }
      value={words}
      onChange={(event) => {
        setWords(event.currentTarget.value)
        askSoon(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(words)
        if (event.key !== 'ArrowDown' || !onDown) return
        event.preventDefault()
        if (words.trim() !== (asked.current ?? '')) ask(words)
        onDown(asked.current)
      }}
    />
  )
}
