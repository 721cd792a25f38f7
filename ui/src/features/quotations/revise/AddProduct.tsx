import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { asFound, type Source, useFound } from '~/shared/forms/inputs/use-found'
import type { Product } from '~/shared/product/product'
import { type QuotationDetail, titleOf } from '../quotation'
import classes from './ReviseForm.module.css'
import type { AddedLine } from './revise-values'

interface Props {
  quotation: Pick<QuotationDetail, 'items' | 'supplier'>
  /** Products that are added already. */
  taken: string[]
  onAdd: (line: AddedLine) => void
}

const addable = (supplier: number): Source<Product> => ({
  key: ['products', 'addable', supplier],
  find: (search, signal) => {
    const query = { supplier: [supplier], search, available: true, itemsPerPage: 20 }
    return api.get('/products', { query, signal })
  },
})

/** Another product of the supplier, found by name, at the least that may be ordered of it. */
export function AddProduct({ quotation: { items, supplier }, taken, onAdd }: Props) {
  const { t } = useTranslation('quotations')
  const [words, setWords] = useState('')
  const { found, nothingFoundMessage } = useFound(addable(supplier.id), words)
  const known = new Set([...taken, ...items.map(({ product }) => product['@id'])])
  const offered = found.filter((product) => !known.has(product['@id']))

  function add(iri: string | null) {
    const product = offered.find((one) => one['@id'] === iri)
    if (!product) return
    const multiple = Math.max(product.orderMultiple, 1)
    onAdd({
      product: product['@id'],
      title: titleOf(product),
      unitsPerCarton: product.unitsPerCarton,
      multiple,
      quantity: Math.max(product.minQuantity, multiple),
      discountValue: 0,
    })
    setWords('')
  }

  return (
    <Select
      className={classes.add ?? ''}
      label={t('revise.addLabel')}
      placeholder={t('revise.addHelp')}
      data={offered.map((product) => ({ value: product['@id'], label: titleOf(product) }))}
      value={null}
      searchValue={words}
      onSearchChange={setWords}
      onChange={add}
      {...asFound}
      autoFocus
      nothingFoundMessage={nothingFoundMessage}
    />
  )
}
