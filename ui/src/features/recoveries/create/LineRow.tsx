import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural, wineOf } from '~/shared/format/format'
import { LineRow as Shared } from '~/shared/lines/LineRow'
import { RemoveButton } from '~/shared/lines/RemoveButton'
import { cartonsText } from '~/shared/warehouse/goods'
import classes from './LinesPanel.module.css'
import type { AskedLine } from './values'

interface Props {
  line: AskedLine
  /** All of it goes: its lots are not told apart. */
  isWhole: boolean
  /** Bottles that are available for this line. */
  left: number
  /** What refusals of this line name. */
  paths: { product: string; quantity: string }
  /** Why it cannot leave; '' when it can. */
  problems: string
  onChange: (key: string, patch: Partial<AskedLine>) => void
  /** Another line of the product, for another lot. */
  onLot: (line: AskedLine) => void
  onRemove: (key: string) => void
  /** Enter in the quantity: the next product. */
  onEnter: () => void
}

/** One product that is taken back: how many of what is available, and of which lot where that is known. */
export function LineRow({ line, isWhole, left, paths, problems, onChange, onLot, onRemove, onEnter }: Props) {
  const { t } = useTranslation('recoveries')
  const { key, product, quantity, lot } = line
  const [isOpen, setOpen] = useState(lot !== '')
  const name = wineOf(product)
  // Lots of one wine are told apart by whoever hears them too.
  const wine = lot === '' ? name : t('create.wineLot', { wine: name, lot })
  return (
    <Shared
      product={product}
      line={key}
      paths={paths}
      problems={problems}
      bottles={{
        label: t('create.bottlesOf', { wine }),
        value: quantity,
        onChange: (bottles) => onChange(key, { quantity: bottles }),
      }}
      beside={
        <span className={classes.beside}>
          <span>{cartonsText(quantity, product.unitsPerCarton)}</span>
          <span data-over={quantity > left || undefined}>{t('create.of', plural(left))}</span>
        </span>
      }
      acts={
        <>
          {quantity !== left && left > 0 && (
            <Button
              size="xs"
              variant="default"
              aria-label={t('create.allOf', { wine })}
              onClick={() => onChange(key, { quantity: left })}
            >
              {t('create.all')}
            </Button>
          )}
          {!isWhole && (
            <Button
              size="xs"
              variant="default"
              aria-expanded={isOpen}
              aria-label={t('create.lotOf', { wine })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('line.lot')}
            </Button>
          )}
          <RemoveButton label={t('create.remove', { wine })} onRemove={() => onRemove(key)} />
        </>
      }
      onEnter={onEnter}
      classNames={{ line: classes.line, quantity: classes.quantity, acts: classes.acts }}
    >
      {isOpen && !isWhole && <LotField line={line} onChange={onChange} onLot={onLot} />}
    </Shared>
  )
}

/** Of which lot they are; another lot is another line. */
function LotField({ line, onChange, onLot }: Pick<Props, 'line' | 'onChange' | 'onLot'>) {
  const { t } = useTranslation('recoveries')
  return (
    <div className={classes.more}>
      <TextInput
        label={t('line.lotNumber')}
        maxLength={100}
        value={line.lot}
        onChange={(event) => onChange(line.key, { lot: event.currentTarget.value })}
      />
      <Button size="xs" variant="default" onClick={() => onLot(line)}>
        {t('create.otherLot')}
      </Button>
    </div>
  )
}
