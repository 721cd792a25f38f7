import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatSize, wineOf } from '~/shared/format/format'
import { Row } from '~/shared/layout/Row'
import classes from './CandidateList.module.css'
import type { PickedProduct } from './product-queries'

interface Props {
  products: readonly PickedProduct[]
  onChoose: (product: PickedProduct) => void
}

/** Products that have the same code, of which somebody says which one is meant. */
export function CandidateList({ products, onChoose }: Props) {
  const { t } = useTranslation('warehouse')
  return (
    <Row gap={8} wrap>
      {products.map((product) => (
        <Button
          key={product['@id']}
          variant="default"
          classNames={{ root: classes.candidate ?? '', label: classes.words ?? '' }}
          onClick={() => onChoose(product)}
        >
          {t('candidate', {
            wine: wineOf(product),
            facts: [product.reference, formatSize(product.bottleSizeCl)].join(' · '),
          })}
        </Button>
      ))}
    </Row>
  )
}
