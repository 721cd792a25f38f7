import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger } from '~/shared/format/format'
import { BottleField } from '~/shared/warehouse/BottleField'
import { cartonsText, factsOf, wineOf } from '~/shared/warehouse/goods'
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
  const problemId = useId()
  const { key, product, quantity, lot } = line
  const [isOpen, setOpen] = useState(lot !== '')
  const name = wineOf(product)
  // Lots of one wine are told apart by whoever hears them too.
  const wine = lot === '' ? name : t('create.wineLot', { wine: name, lot })
  return (
    <li className={classes.line} data-line={key} data-path={paths.product}>
      <BottleThumb product={product} image={product.images[0]} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{factsOf(product)}</span>
        {problems && (
          <span id={problemId} className={classes.problem}>
            {problems}
          </span>
        )}
      </div>
      <div className={classes.quantity} data-path={paths.quantity}>
        <BottleField
          label={t('create.bottlesOf', { wine })}
          value={quantity}
          unitsPerCarton={product.unitsPerCarton}
          onChange={(bottles) => onChange(key, { quantity: bottles })}
          onEnter={onEnter}
          error={problems || undefined}
          errorId={problemId}
        />
        <span className={classes.facts}>
          <span>{cartonsText(quantity, product.unitsPerCarton)}</span>
          <span data-over={quantity > left || undefined}>
            {t('create.of', { count: left, amount: formatInteger(left) })}
          </span>
        </span>
      </div>
      <div className={classes.acts}>
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
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('create.remove', { wine })}
          data-touch="square"
          onClick={() => onRemove(key)}
        >
          <IconTrash size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && !isWhole && (
        <div className={classes.more}>
          <TextInput
            label={t('line.lotNumber')}
            maxLength={100}
            value={lot}
            onChange={(event) => onChange(key, { lot: event.currentTarget.value })}
          />
          <Button size="xs" variant="default" onClick={() => onLot(line)}>
            {t('create.otherLot')}
          </Button>
        </div>
      )}
    </li>
  )
}
