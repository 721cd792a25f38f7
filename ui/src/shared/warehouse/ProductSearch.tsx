import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSize, wineOf } from '~/shared/format/format'
import { thoseOf } from './codes'
import { type PickedProduct, type Place, searchQuery } from './product-queries'

interface Props {
  place: Place
  label: string
  /** What is looked for at first: a code that was scanned. */
  words?: string
  withFocus?: boolean
  /** What is said of a product besides what tells it from others. */
  about?: (product: PickedProduct) => string
  onAdd: (product: PickedProduct) => void
}

/** Milliseconds after the last letter. */
const PAUSE = 200

const optionOf = (product: PickedProduct, about = '') => ({
  value: product['@id'],
  label: [wineOf(product), about, formatSize(product.bottleSizeCl), product.reference].filter(Boolean).join(' · '),
})

/** The product that is meant; of several with one code the list shows which there are, and somebody chooses. */
const theOnly = (fits: readonly PickedProduct[]) => (fits.length === 1 ? fits[0] : undefined)

/** One product of the supplier: typed, Enter takes the first that is found; a scanned code takes its own at once. */
export function ProductSearch({ place, label, words: first = '', withFocus = false, about, onAdd }: Props) {
  const { t } = useTranslation('warehouse')
  const client = useQueryClient()
  /** The person went through the list by the arrows: Enter takes what is marked there. */
  const isChoosing = useRef(false)
  const [words, setWords] = useState(first)
  const [asked] = useDebouncedValue(words, PAUSE)
  const { data: found = [], isFetching, isPlaceholderData } = useQuery(searchQuery(place, asked.trim()))
  const isKnown = asked === words && !isPlaceholderData && !isFetching

  function add(product: PickedProduct | undefined) {
    if (!product) return
    setWords('')
    onAdd(product)
  }

  /** Enter before the answer is there, as scanners press it: the code, or the only product, is taken when it comes. */
  async function addByCode() {
    const { 'hydra:member': all } = await client.fetchQuery(searchQuery(place, words.trim()))
    const fits = thoseOf(words, '', all)
    add(fits.length === 0 && all.length === 1 ? all[0] : theOnly(fits))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') isChoosing.current = true
    if (event.key !== 'Enter' || isChoosing.current || words.trim() === '') return
    event.preventDefault()
    event.stopPropagation()
    const fits = thoseOf(words, '', found)
    if (isKnown) add(fits.length === 0 ? found[0] : theOnly(fits))
    else void addByCode()
  }

  return (
    <div onKeyDownCapture={onKeyDown}>
      <Select
        label={label}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        data={found.map((product) => optionOf(product, about?.(product)))}
        value={null}
        searchValue={words}
        onSearchChange={(next) => {
          isChoosing.current = false
          setWords(next)
        }}
        onChange={(iri) => add(found.find((product) => product['@id'] === iri))}
        searchable
        // Focus comes here by itself when a line is settled or taken away: the list waits for a word, or a click.
        openOnFocus={false}
        autoFocus={withFocus}
        data-autofocus={withFocus || undefined}
        autoComplete="off"
        // The server has searched already, with accents folded.
        filter={({ options }) => options}
        nothingFoundMessage={t('search.nothing')}
        data-scan="search"
      />
    </div>
  )
}
