import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger, formatSize } from '~/shared/format/format'
import { BottleField } from '~/shared/warehouse/BottleField'
import { cartonsText, wineOf } from '~/shared/warehouse/goods'
import { PlaceFields } from './PlaceFields'
import classes from './TallyLine.module.css'
import type { TallyRow } from './tally'
import type { Tallying } from './use-tally'

interface Props extends Pick<Tallying, 'add' | 'setTotal' | 'tell'> {
  row: TallyRow
  /** It was scanned last: it stands first. */
  isLast: boolean
}

/** One product, large enough for a tablet in a cellar: how many there are, by hand, by bottle and by carton. */
function Line({ row, isLast, add, setTotal, tell }: Props) {
  const { t } = useTranslation('counts')
  const line = useRef<HTMLLIElement>(null)
  const { product, total, here } = row
  const [isOpen, setOpen] = useState(here.lot + here.place + here.note !== '')
  const { unitsPerCarton } = product
  const wine = wineOf(product)

  useEffect(() => {
    if (isLast) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isLast])

  return (
    <li ref={line} className={classes.line} data-last={isLast || undefined} aria-label={wine}>
      <div className={classes.wine}>
        <BottleThumb product={product} image={product.images[0]} />
        <div className={classes.words}>
          <span className={classes.name}>{wine}</span>
          <span className={classes.facts}>
            {[product.reference, formatSize(product.bottleSizeCl), product.ean].filter(Boolean).join(' · ')}
          </span>
          <Standing row={row} />
        </div>
      </div>
      <div className={classes.counted}>
        <div className={classes.stepper}>
          <button
            type="button"
            className={classes.step}
            aria-label={t('tally.less', { wine })}
            disabled={!total}
            onClick={() => add(row, -1)}
          >
            <IconMinus size={20} aria-hidden />
          </button>
          <BottleField
            isLarge
            label={t('tally.countedOf', { wine })}
            value={total}
            unitsPerCarton={unitsPerCarton}
            onChange={(bottles) => setTotal(row, bottles)}
            onEnter={nextField}
          />
          <button
            type="button"
            className={classes.step}
            aria-label={t('tally.more', { wine })}
            onClick={() => add(row, 1)}
          >
            <IconPlus size={20} aria-hidden />
          </button>
          {unitsPerCarton > 1 && (
            <button
              type="button"
              className={classes.step}
              aria-label={t('tally.moreCarton', { wine, units: unitsPerCarton })}
              onClick={() => add(row, unitsPerCarton)}
            >
              {t('tally.carton', { units: unitsPerCarton })}
            </button>
          )}
        </div>
        <Button
          variant="default"
          size="xs"
          className={classes.open ?? ''}
          aria-expanded={isOpen}
          aria-label={t('tally.placeOf', { wine })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('tally.place')}
        </Button>
      </div>
      {isOpen && <PlaceFields here={here} onChange={(patch) => tell(product['@id'], patch)} />}
    </li>
  )
}

/** A scan changes one line among hundreds: the others are not drawn again. */
export const TallyLine = memo(
  Line,
  ({ row: before, ...rest }, { row, ...now }) =>
    rest.isLast === now.isLast &&
    rest.add === now.add &&
    rest.setTotal === now.setTotal &&
    rest.tell === now.tell &&
    before.product['@id'] === row.product['@id'] &&
    before.here === row.here &&
    before.total === row.total &&
    before.unsent === row.unsent &&
    before.expected === row.expected &&
    before.previous === row.previous,
)

/** How the product stands, in words: not counted yet, so many cartons, and what was expected where that is shown. */
function Standing({ row: { product, expected, previous, total, unsent } }: { row: TallyRow }) {
  const { t } = useTranslation('counts')
  return (
    <span className={classes.standing}>
      {total === null ? <b>{t('tally.toCount')}</b> : <b>{cartonsText(total, product.unitsPerCarton)}</b>}
      {expected !== null && <span>{t('tally.expected', { count: expected, amount: formatInteger(expected) })}</span>}
      {previous !== null && <span>{t('tally.previous', { count: previous, amount: formatInteger(previous) })}</span>}
      {unsent !== 0 && (
        <span>
          {t('tally.unsent', {
            count: Math.abs(unsent),
            amount: `${unsent > 0 ? '+' : '−'}${formatInteger(Math.abs(unsent))}`,
          })}
        </span>
      )}
    </span>
  )
}

/** Enter goes to the next figure of the page, or to the one before. */
function nextField(direction: 1 | -1): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[inputmode="numeric"][data-large]')]
  const next = fields[fields.indexOf(document.activeElement as HTMLInputElement) + direction]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
