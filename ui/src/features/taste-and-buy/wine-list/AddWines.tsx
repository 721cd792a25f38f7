import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { api } from '~/shared/api/client'
import { formatMoney, formatSize, wineOf } from '~/shared/format/format'
import { asFound, type Source, useFound } from '~/shared/forms/inputs/use-found'
import { toast } from '~/shared/toasts/toast'
import classes from './AddWines.module.css'
import { useListOrder, useWriteOrder } from './list-writes'
import { type Candidate, newWish } from './wine-list'

/** Wines that are offered at once. */
const OFFERED = 20

/** The wines of open shops, which a list may have. */
const candidates = (id: number): Source<Candidate> => ({
  key: ['products', 'of-wine-list', id],
  find: (search, signal) =>
    api.get('/wine_lists/{id}/candidates', { path: { id }, query: { search, itemsPerPage: OFFERED }, signal }),
})

/** Puts a wine of an open shop on the list: typed, and Enter takes the first that is found. */
export function AddWines({ list }: { list: WineList }) {
  const { t } = useTranslation('winelist')
  const order = useListOrder(list.id)
  const write = useWriteOrder(list.id)
  const [words, setWords] = useState('')
  const { found, nothingFoundMessage } = useFound(candidates(list.id), words)

  function add(id: string | null) {
    const product = found.find((one) => String(one.product.id) === id)?.product
    setWords('')
    if (!product) return
    const wine = wineOf(product)
    if (order.some((wish) => wish.id === product.id)) toast.info(t('add.twice', { wine }))
    else write([...order, newWish(product.id)], t('add.done', { wine }))
  }

  return (
    <div className={classes.search}>
      <Select
        label={t('add.label')}
        description={t('add.help')}
        placeholder={t('add.placeholder')}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        data={found.map(({ product, supplier, storePriceTaxIncl }) => ({
          value: String(product.id),
          label: [
            wineOf(product),
            supplier.company,
            formatSize(product.bottleSizeCl),
            storePriceTaxIncl === null ? '' : formatMoney(storePriceTaxIncl),
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
