import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { formatMoney, formatSize, wineOf } from '~/shared/format/format'
import { asFound, useFound } from '~/shared/forms/inputs/use-found'
import { toast } from '~/shared/toasts/toast'
import classes from './AddWines.module.css'
import { candidates } from './candidates'
import { useListOrder, writeOrder } from './list-writes'

/** Puts a wine of an open shop on the list: typed, and Enter takes the first that is found. */
export function AddWines({ list }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  const client = useQueryClient()
  const order = useListOrder(list)
  const [words, setWords] = useState('')
  const { found, nothingFoundMessage } = useFound(candidates(list), words)

  function add(iri: string | null) {
    const product = found.find((one) => one['@id'] === iri)
    setWords('')
    if (!product) return
    const wine = wineOf(product)
    if (order.includes(product['@id'])) toast.info(t('add.twice', { wine }))
    else writeOrder(client, list, [...order, product['@id']], t('add.done', { wine }))
  }

  return (
    <div className={classes.search}>
      <Select
        label={t('add.label')}
        description={t('add.help')}
        placeholder={t('add.placeholder')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        data={found.map((product) => ({
          value: product['@id'],
          label: [
            wineOf(product),
            product.supplier.company,
            formatSize(product.bottleSizeCl),
            product.storePriceTaxIncl === null ? '' : formatMoney(product.storePriceTaxIncl),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        value={null}
        searchValue={words}
        onSearchChange={setWords}
        onChange={add}
        {...asFound}
        selectFirstOptionOnChange
        openOnFocus={false}
        autoComplete="off"
        nothingFoundMessage={nothingFoundMessage}
      />
    </div>
  )
}
