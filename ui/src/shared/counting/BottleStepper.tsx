import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { wineOf } from '~/shared/format/format'
import { BottleField } from '~/shared/warehouse/BottleField'
import type { Goods } from '~/shared/warehouse/goods'
import classes from './counting.module.css'
import { nextFigure } from './next-figure'

interface Props {
  product: Goods
  label: string
  /** Bottles; null when nobody has looked yet. */
  value: number | null
  onChange: (bottles: number) => void
  onAdd: (bottles: number) => void
}

/** Bottles as they are counted: by hand, by bottle and by carton. */
export function BottleStepper({ product, label, value, onChange, onAdd }: Props) {
  const { t } = useTranslation('warehouse')
  const { unitsPerCarton } = product
  const wine = wineOf(product)
  return (
    <div className={classes.stepper}>
      <button
        type="button"
        className={classes.step}
        aria-label={t('stepper.less', { wine })}
        disabled={!value}
        onClick={() => onAdd(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <BottleField
        isLarge
        label={label}
        value={value}
        unitsPerCarton={unitsPerCarton}
        onChange={onChange}
        onEnter={nextFigure}
      />
      <button type="button" className={classes.step} aria-label={t('stepper.more', { wine })} onClick={() => onAdd(1)}>
        <IconPlus size={20} aria-hidden />
      </button>
      {unitsPerCarton > 1 && (
        <button
          type="button"
          className={classes.step}
          aria-label={t('stepper.moreCarton', { wine, units: unitsPerCarton })}
          onClick={() => onAdd(unitsPerCarton)}
        >
          {t('stepper.carton', { units: unitsPerCarton })}
        </button>
      )}
    </div>
  )
}
