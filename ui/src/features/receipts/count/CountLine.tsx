import { IconCheck } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BottleStepper } from '~/shared/counting/BottleStepper'
import { CountingLine } from '~/shared/counting/CountingLine'
import { isDrawnAlike } from '~/shared/counting/drawn-alike'
import { nextFigure } from '~/shared/counting/next-figure'
import { plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { BottleField } from '~/shared/warehouse/BottleField'
import { cartonsText } from '~/shared/warehouse/goods'
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

/** One product: what was announced, what is there, and what is counted now. */
function Line({ row, isLast, set, add }: Props) {
  const { t } = useTranslation('receipts')
  const { product, here } = row
  const { unitsPerCarton } = product
  const iri = product['@id']
  const wine = wineOf(product)
  return (
    <CountingLine
      product={product}
      isLast={isLast}
      standing={<Standing row={row} />}
      more={{
        words: t('count.lot'),
        label: t('count.lotOf', { wine }),
        isOpen: here.lot + here.vintage + here.bestBefore + here.note !== '',
        fields: <LotFields here={here} onChange={(patch) => set(iri, patch)} />,
      }}
      className={classes.line}
    >
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('count.received')}</legend>
        <BottleStepper
          product={product}
          label={t('count.receivedOf', { wine })}
          value={here.received}
          onChange={(received) => set(iri, { received })}
          onAdd={(bottles) => add(iri, bottles)}
        />
        <Dim size={13} data-figures>
          {cartonsText(here.received, unitsPerCarton)}
        </Dim>
      </fieldset>
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('count.damaged')}</legend>
        <BottleField
          isLarge
          label={t('count.damagedOf', { wine })}
          value={here.damaged}
          unitsPerCarton={unitsPerCarton}
          onChange={(damaged) => set(iri, { damaged })}
          onEnter={nextFigure}
        />
      </fieldset>
    </CountingLine>
  )
}

export const CountLine = memo(Line, isDrawnAlike)

/** How far the product is counted, in words. */
function Standing({ row: { expected, before, sending, here, left } }: { row: CountRow }) {
  const { t } = useTranslation('receipts')
  const isCounted = before + sending + here.received + here.damaged > 0
  const state = () => {
    if (expected === 0) return <b data-tone="attention">{t('line.unannounced')}</b>
    if (left < 0) return <b data-tone="attention">{t('count.over', plural(-left))}</b>
    if (left === 0)
      return (
        <b data-tone="done">
          <IconCheck size={15} stroke={2.4} aria-hidden /> {t('count.whole')}
        </b>
      )
    return <b>{t(isCounted ? 'count.left' : 'count.toCome', plural(left))}</b>
  }
  return (
    <>
      {state()}
      {expected > 0 && <span>{t('count.expected', plural(expected))}</span>}
      {before > 0 && <span>{t('count.before', plural(before))}</span>}
      {sending > 0 && <span>{t('count.sending', plural(sending))}</span>}
    </>
  )
}
