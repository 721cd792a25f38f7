import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { OrderItem } from '~/shared/order/order'
import { LineWords } from '~/shared/parts/WineRow'
import dialog from './dialog.module.css'

interface Props {
  product: OrderItem['product']
  /** What it is called to who does not see it. */
  name: string
  wine: string
  /** Bottles, and what else is said of them. */
  most: number
  more?: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  /** What is asked once it is chosen. */
  children: ReactNode
}

/** A line of an order in a dialog that is about some of them. */
export function LineChoice({ product, name, wine, most, more, isChosen, onChoose, children }: Props) {
  const { t } = useTranslation('orders')
  return (
    <li className={dialog.line}>
      <BottleThumb product={product} image={product.image} />
      <Checkbox
        aria-label={name}
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        label={
          <LineWords>
            <b>{wine}</b>
            <Dim size={13}>
              {t('bottles', plural(most))}
              {more && ` · ${more}`}
            </Dim>
          </LineWords>
        }
        classNames={{ root: dialog.check ?? '' }}
      />
      {isChosen && children}
    </li>
  )
}
