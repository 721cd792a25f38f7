import { Button } from '@mantine/core'
import { IconCheck, IconMinus, IconPlus } from '@tabler/icons-react'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatInteger, formatSize } from '~/shared/format/format'
import { BottleField } from '~/shared/warehouse/BottleField'
import { cartonsText, wineOf } from '~/shared/warehouse/goods'
import classes from './CountLine.module.css'
import type { CountRow } from './counting'
import { LotFields } from './LotFields'
import type { Count } from './use-count'

interface Props {
  row: CountRow
  /** It was counted last: it comes into view. */
  isLast: boolean
  set: Count['set']
  add: Count['add']
}

/** One product, large enough for a tablet in a cellar: what was announced, what is there, and what is counted now. */
function Line({ row, isLast, set, add }: Props) {
  const { t } = useTranslation('receipts')
  const line = useRef<HTMLLIElement>(null)
  const { product, here } = row
  const [isOpen, setOpen] = useState(here.lot + here.vintage + here.bestBefore + here.note !== '')
  const { unitsPerCarton } = product
  const iri = product['@id']
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
        <fieldset className={classes.group}>
          <legend className={classes.label}>{t('count.received')}</legend>
          <div className={classes.stepper}>
            <button
              type="button"
              className={classes.step}
              aria-label={t('count.less', { wine })}
              disabled={here.received === 0}
              onClick={() => add(iri, -1)}
            >
              <IconMinus size={20} aria-hidden />
            </button>
            <BottleField
              isLarge
              label={t('count.receivedOf', { wine })}
              value={here.received}
              unitsPerCarton={unitsPerCarton}
              onChange={(received) => set(iri, { received })}
              onEnter={nextField}
            />
            <button
              type="button"
              className={classes.step}
              aria-label={t('count.more', { wine })}
              onClick={() => add(iri, 1)}
            >
              <IconPlus size={20} aria-hidden />
            </button>
            {unitsPerCarton > 1 && (
              <button
                type="button"
                className={classes.carton}
                aria-label={t('count.moreCarton', { wine, units: unitsPerCarton })}
                onClick={() => add(iri, unitsPerCarton)}
              >
                {t('count.carton', { units: unitsPerCarton })}
              </button>
            )}
          </div>
          <span className={classes.facts}>{cartonsText(here.received, unitsPerCarton)}</span>
        </fieldset>
        <fieldset className={classes.group}>
          <legend className={classes.label}>{t('count.damaged')}</legend>
          <BottleField
            isLarge
            label={t('count.damagedOf', { wine })}
            value={here.damaged}
            unitsPerCarton={unitsPerCarton}
            onChange={(damaged) => set(iri, { damaged })}
            onEnter={nextField}
          />
        </fieldset>
        <Button
          variant="default"
          size="xs"
          className={classes.open ?? ''}
          aria-expanded={isOpen}
          aria-label={t('count.lotOf', { wine })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('count.lot')}
        </Button>
      </div>
      {isOpen && <LotFields here={here} onChange={(patch) => set(iri, patch)} />}
    </li>
  )
}

/** A scan changes one line among hundreds: the others are not drawn again. */
export const CountLine = memo(
  Line,
  ({ row: before, ...rest }, { row, ...now }) =>
    rest.isLast === now.isLast &&
    rest.set === now.set &&
    rest.add === now.add &&
    before.product['@id'] === row.product['@id'] &&
    before.here === row.here &&
    before.expected === row.expected &&
    before.left === row.left &&
    before.sending === row.sending,
)

/** How far the product is counted, in words. */
function Standing({ row: { expected, before, sending, here, left } }: { row: CountRow }) {
  const { t } = useTranslation('receipts')
  const isCounted = before + sending + here.received + here.damaged > 0
  const state = () => {
    if (expected === 0) return <b data-tone="attention">{t('line.unannounced')}</b>
    if (left < 0) return <b data-tone="attention">{t('count.over', { count: -left, amount: formatInteger(-left) })}</b>
    if (left === 0)
      return (
        <b data-tone="done">
          <IconCheck size={15} stroke={2.4} aria-hidden /> {t('count.whole')}
        </b>
      )
    return <b>{t(isCounted ? 'count.left' : 'count.toCome', { count: left, amount: formatInteger(left) })}</b>
  }
  return (
    <span className={classes.standing}>
      {state()}
      {expected > 0 && <span>{t('count.expected', { count: expected, amount: formatInteger(expected) })}</span>}
      {before > 0 && <span>{t('count.before', { count: before, amount: formatInteger(before) })}</span>}
      {sending > 0 && <span>{t('count.sending', { count: sending, amount: formatInteger(sending) })}</span>}
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
