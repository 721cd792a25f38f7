import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import type { Asked } from './asked'
import { hasCode } from './codes'
import type { Goods } from './goods'
import { ProductSearch } from './ProductSearch'
import { type Place, searchQuery } from './product-queries'

interface Props {
  /** Whose wine it is, and where. */
  place: Place
  asked: Asked
  title: string
  help: string
  onProduct: (product: Goods) => void
  onClose: () => void
}

/** Which product lies there: one of those that have the code, or whichever of the supplier's somebody says. */
export function ProductDialog({ place, asked: { code, among }, title, help, onProduct, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const { data = [] } = useQuery({ ...searchQuery(place, code), enabled: code !== '' && among.length === 0 })
  const fits: readonly Goods[] = among.length > 0 ? among : data.filter((product) => hasCode(product, code))
  const isOneOf = fits.length > 1
  return (
    <Dialog onClose={onClose} title={isOneOf ? t('several.title') : title}>
      <Stack gap={14}>
        <p>{isOneOf ? t('several.help', { code }) : help}</p>
        {fits.map((product, at) => (
          <Button
            key={product['@id']}
            data-autofocus={at === 0 || undefined}
            variant="default"
            onClick={() => onProduct(product)}
          >
            {isOneOf
              ? t('several.add', { wine: wineOf(product), reference: product.reference })
              : t('add', { wine: wineOf(product) })}
          </Button>
        ))}
        <ProductSearch place={place} label={t('wineOfSupplier')} withFocus={fits.length === 0} onAdd={onProduct} />
      </Stack>
    </Dialog>
  )
}
