import { ActionIcon, Select } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatSize, wineOf } from '~/shared/format/format'
import { asFound, type Source, useFound } from '~/shared/forms/inputs/use-found'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import type { Product } from '~/shared/product/product'
import { toast } from '~/shared/toasts/toast'
import classes from './CodeForm.module.css'
import type { CodeValues } from './values'

/** Wines that are offered at once. */
const OFFERED = 20

const winesOf = (suppliers: string[]): Source<Product> => ({
  key: ['products', 'of-code', suppliers],
  find: (search, signal) =>
    api.get('/products', { query: { supplier: suppliers.map(Number), search, itemsPerPage: OFFERED }, signal }),
  enabled: suppliers.length > 0,
})

/** The wines that a code counts on; none chosen stands for all of its suppliers'. */
export function ProductsField({ form }: { form: AppFormState<CodeValues> }) {
  const { t } = useTranslation('codes')
  const { suppliers, products } = form.values
  const [words, setWords] = useState('')
  const { found, nothingFoundMessage } = useFound(winesOf(suppliers), words)
  const hasBearers = suppliers.length > 0
  const { value: _value, onChange: _onChange, ...field } = form.getInputProps('products')

  function add(iri: string | null) {
    const product = found.find((one) => one['@id'] === iri)
    setWords('')
    if (!product) return
    if (products.some(({ id }) => id === product.id)) {
      toast.info(t('form.productTwice', { wine: wineOf(product) }))
      return
    }
    const { '@id': chosen, id, reference } = product
    form.setFieldValue('products', [...products, { '@id': chosen, id, name: wineOf(product), reference }])
  }

  return (
    <Stack gap={8}>
      <Select
        {...field}
        label={t('form.products')}
        description={t(hasBearers ? 'form.productsHelp' : 'form.productsAfter')}
        placeholder={hasBearers ? t('form.productsFind') : ''}
        disabled={!hasBearers}
        leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
        data={found.map((product) => ({
          value: product['@id'],
          label: [wineOf(product), product.supplier.company, formatSize(product.bottleSizeCl), product.reference].join(
            ' · ',
          ),
        }))}
        value={null}
        searchValue={words}
        onSearchChange={setWords}
        onChange={add}
        {...asFound}
        selectFirstOptionOnChange
        autoComplete="off"
        nothingFoundMessage={nothingFoundMessage}
      />
      {products.length > 0 && (
        <ul className={classes.products} aria-label={t('form.products')}>
          {products.map(({ '@id': iri, id, name, reference }) => (
            <li key={iri} className={classes.product}>
              <span className={classes.wine}>
                {name}
                <small>{reference}</small>
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('form.productRemove', { wine: name })}
                data-touch="square"
                onClick={() =>
                  form.setFieldValue(
                    'products',
                    products.filter((one) => one.id !== id),
                  )
                }
              >
                <IconX size={16} stroke={1.8} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
