import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { formatInteger, plural } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
import fields from '~/shared/forms/fields.module.css'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import { orderQuery } from '~/shared/parts/list-search'
import { useBusy } from '~/shared/parts/use-busy'
import { rowSource } from '~/shared/table/row-source'
import { newLine, pickedWine, type WrittenLine } from './lines'
import { type Audience, fetchReferences, heldAgainst } from './use-references'

interface Props {
  supplier: number
  audience: Audience
  onAdd: (lines: WrittenLine[]) => void
  onClose: () => void
}

const FACETS = ['type', 'colour', 'region', 'appellation'] as const

type Facet = (typeof FACETS)[number]

/** Milliseconds after the last letter. */
const PAUSE = 250

const facetsQuery = (query: Query) =>
  queryOptions({
    queryKey: ['products', 'facets', query],
    queryFn: ({ signal }) => api.get('/products/facets', { query, signal }),
    placeholderData: keepPreviousData,
  })

const products = rowSource((query, signal) => api.get('/products', { query, signal }), ['products', 'listable'])

/** Takes every wine of the catalogue that some filters find, at the list price of whom the list is for. */
export function CatalogueDialog({ supplier, audience, onAdd, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words.trim(), PAUSE)
  const [chosen, setChosen] = useState<Chosen>({})
  const query: Query = {
    supplier: [supplier],
    search,
    ...Object.fromEntries(FACETS.map((facet) => [facet, chosen[facet] ? [chosen[facet]] : []])),
  }
  const { data: found, isPlaceholderData } = useQuery(facetsQuery(query))
  const total = found?.total ?? 0
  const isKnown = found !== undefined && !isPlaceholderData && search === words.trim()
  const add = () =>
    run(async () => {
      const rows = await products.all(client, { ...query, ...orderQuery('name') })
      const lines = rows.map((row) => newLine(pickedWine(row)))
      const references = await fetchReferences(client, audience, lines)
      onAdd(heldAgainst(lines, references).map((line) => ({ ...line, price: line.wine.listPrice })))
      onClose()
    })

  return (
    <Dialog onClose={onClose} size={620} title={t('catalogue.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isKnown && total > 0) void add()
        }}
      >
        <Stack gap={14}>
          <Dim as="p">{t('catalogue.help')}</Dim>
          <TextInput
            label={t('catalogue.search')}
            value={words}
            data-autofocus
            autoComplete="off"
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <FacetFields found={found?.facets} chosen={chosen} onChange={setChosen} />
        </Stack>
        <FormFoot submit={null}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={!isKnown || total === 0}>
            {t('catalogue.add', plural(total))}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

type Chosen = Partial<Record<Facet, string>>

interface FacetProps {
  found: Schemas['CatalogueFacets']['facets'] | undefined
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

/** What of the catalogue: each value with how many wines have it. */
function FacetFields({ found, chosen, onChange }: FacetProps) {
  const { t } = useTranslation('pricelists')
  return (
    <div className={fields.fields}>
      {FACETS.map((facet) => (
        <Select
          key={facet}
          label={t(`catalogue.${facet}`)}
          placeholder={t('catalogue.all')}
          clearable
          clearButtonProps={{ 'aria-label': t('catalogue.clear', { name: t(`catalogue.${facet}`) }) }}
          searchable
          autoComplete="off"
          nothingFoundMessage={t('noResult')}
          data={(found?.[facet] ?? [])
            .filter(({ value, count }) => value !== '' && count > 0)
            .map(({ value, count }) => ({ value, label: `${nameOf(facet, value)} (${formatInteger(count)})` }))}
          value={chosen[facet] ?? null}
          onChange={(value) => onChange({ ...chosen, [facet]: value ?? undefined })}
        />
      ))}
    </div>
  )

  function nameOf(facet: Facet, value: string): string {
    return facet === 'type' || facet === 'colour' ? t(`enums:product_${facet}.${value}`) : value
  }
}
