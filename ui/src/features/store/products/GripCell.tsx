import { IconGripVertical } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { useCell } from '~/shared/grid/grid-context'
import classes from './ShopTable.module.css'
import type { ShopRow } from './shop-rows'

interface Props {
  row: ShopRow
  /** From one on. */
  place: number
}

/** What a row is moved by. */
export function GripCell({ row, place }: Props) {
  const { t } = useTranslation('store')
  const cell = useCell('order')
  return (
    <button
      {...cell}
      type="button"
      className={classes.grip}
      data-grip
      data-touch="square"
      aria-label={t('order.grip', { wine: wineOf(row), place })}
    >
      <IconGripVertical size={18} stroke={1.8} aria-hidden />
    </button>
  )
}
