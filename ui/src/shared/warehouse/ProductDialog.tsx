import { Button, Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { hasCode } from './codes'
import { type Goods, wineOf } from './goods'
import { ProductSearch } from './ProductSearch'
import { type Place, searchQuery } from './product-queries'

interface Props {
  /** Whose wine it is, and where. */
  place: Place
  /** The code that no line has; '' when a product is looked for without one. */
  code: string
  title: string
  help: string
  onProduct: (product: Goods) => void
  onClose: () => void
}

/** Which product of the supplier lies there that no line has: the one that has the code, or whichever somebody says. */
export function ProductDialog({ place, code, title, help, onProduct, onClose }: Props) {
  const { t } = useTranslation('warehouse')
  const { data = [] } = useQuery({ ...searchQuery(place, code), enabled: code !== '' })
  const found = data.find((product) => hasCode(product, code))
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap={14}>
        <p>{help}</p>
        {found && (
          <Button data-autofocus variant="default" onClick={() => onProduct(found)}>
            {t('add', { wine: wineOf(found) })}
          </Button>
        )}
        <ProductSearch place={place} label={t('wineOfSupplier')} withFocus={!found} onAdd={onProduct} />
      </Stack>
    </Modal>
  )
}
