import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { wineOf } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'

interface Props {
  /** The product's IRI. */
  value: string | null
  onChange: (iri: string | null) => void
}

/** Milliseconds after the last letter. */
const PAUSE = 250

const foundQuery = (search: string) =>
  queryOptions({
    queryKey: ['products', 'named', search],
    queryFn: ({ signal }) => api.get('/products', { query: { search, itemsPerPage: 20 }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** The product an invitation is about, found by name; none is fine too. */
export function ProductField({ value, onChange, ...field }: Props) {
  const { t } = useTranslation('network')
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Product | null>(null)
  const [asked] = useDebouncedValue(words, PAUSE)
  // The words of a choice already made are its name: that is no search.
  const isName = chosen !== null && asked === wineOf(chosen)
  const found = useQuery(foundQuery(isName ? '' : asked)).data?.['hydra:member'] ?? []
  const all = chosen && found.every(({ id }) => id !== chosen.id) ? [chosen, ...found] : found
  return (
    <Select
      label={t('invite.product')}
      description={t('invite.productHelp')}
      placeholder={t('invite.productNone')}
      data={all.map((product) => ({ value: product['@id'], label: wineOf(product) }))}
      value={value}
      onChange={(iri) => {
        setChosen(all.find((product) => product['@id'] === iri) ?? null)
        onChange(iri)
      }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('invite.productClear') }}
      onSearchChange={setWords}
      // The server has searched already, with accents folded.
      filter={({ options }) => options}
      nothingFoundMessage={t('noResult')}
      {...field}
    />
  )
}
