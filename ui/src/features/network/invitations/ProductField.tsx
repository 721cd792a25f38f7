import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { wineOf } from '~/shared/format/format'
import { FoundSelect } from '~/shared/forms/inputs/FoundSelect'
import type { Source } from '~/shared/forms/inputs/use-found'
import type { Product } from '~/shared/product/product'

interface Props {
  /** The product's IRI. */
  value: string | null
  onChange: (iri: string | null) => void
}

const named: Source<Product> = {
  key: ['products', 'named'],
  find: (search, signal) => api.get('/products', { query: { search, itemsPerPage: 20 }, signal }),
}

/** The product an invitation is about, found by name; none is fine too. */
export function ProductField({ onChange, ...field }: Props) {
  const { t } = useTranslation('network')
  const [chosen, setChosen] = useState<Product | null>(null)
  return (
    <FoundSelect
      label={t('invite.product')}
      description={t('invite.productHelp')}
      placeholder={t('invite.productNone')}
      source={named}
      keyOf={(product) => product['@id']}
      nameOf={wineOf}
      chosen={chosen}
      onChoose={(product) => {
        setChosen(product)
        onChange(product?.['@id'] ?? null)
      }}
      clear={t('invite.productClear')}
      {...field}
    />
  )
}
