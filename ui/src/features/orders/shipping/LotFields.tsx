import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { QuantityField } from '~/shared/order/QuantityField'
import { StatusDot } from '~/shared/parts/StatusDot'
import { lotOf } from '~/shared/warehouse/codes'
import classes from './LotFields.module.css'
import { fitted, type KnownLot, type LotUnits, unitsOf } from './lots'

interface Props {
  /** What the labels say it is of. */
  wine: string
  /** Bottles of the line. */
  quantity: number
  /** What is there, the lot that should leave first before the others. */
  known: readonly KnownLot[]
  /** Names of those that are recalled, and stay. */
  recalled: readonly string[]
  lots: readonly LotUnits[]
  onChange: (lots: LotUnits[]) => void
  /** The name in the form of a part of a lot, and what is wrong with it. */
  field: (path: string) => { 'data-path'?: string; error?: ReactNode }
}

/** Of which lots the bottles of a line are: any name may be typed, those that are there are proposed. */
export function LotFields({ wine, quantity, known, recalled, lots, onChange, field }: Props) {
  const { t } = useTranslation('orders')
  const names = useId()
  const rest = quantity - unitsOf(lots)
  const change = (at: number, part: Partial<LotUnits>) =>
    onChange(lots.map((lot, n) => (n === at ? { ...lot, ...part } : lot)))
  const next = known.find(({ lot }) => !lots.some((used) => used.lot === lot))
  const add = () =>
    onChange([...lots, ...(next && rest > 0 ? fitted([next], rest) : [{ lot: '', quantity: Math.max(rest, 0) }])])
  return (
    <div className={classes.lots}>
      <datalist id={names}>
        {known.map(({ lot }) => (
          <option key={lot} value={lot} />
        ))}
      </datalist>
      {recalled.map((lot) => (
        <StatusDot key={lot} tone="error" label={t('lots.recalled', { lot })} />
      ))}
      {lots.map((lot, at) => {
        const row = t('lots.row', { number: at + 1, product: wine })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lot has no name but the one that is being typed
          <fieldset key={at} className={classes.lot} aria-label={row}>
            <TextInput
              {...field(`${at}.lot`)}
              aria-label={t('lots.name', { row })}
              placeholder={t('lots.placeholder')}
              list={names}
              maxLength={100}
              autoComplete="off"
              value={lot.lot}
              onChange={(event) => change(at, { lot: event.currentTarget.value })}
            />
            <QuantityField
              {...field(`${at}.quantity`)}
              label={t('lots.quantity', { row })}
              unitsPerCarton={1}
              max={quantity}
              value={lot.quantity}
              onChange={(units) => change(at, { quantity: units })}
            />
            <Button
              variant="subtle"
              className={classes.remove ?? ''}
              data-touch="square"
              aria-label={t('lots.remove', { row })}
              onClick={() => onChange(lots.filter((_lot, n) => n !== at))}
            >
              <IconX size={17} aria-hidden />
            </Button>
            <About lot={known.find((one) => one.lot === lotOf(lot.lot))} />
          </fieldset>
        )
      })}
      <div className={classes.foot}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={15} aria-hidden />}
          aria-label={t('lots.addTo', { product: wine })}
          onClick={add}
        >
          {t(lots.length > 0 ? 'lots.another' : 'lots.add')}
        </Button>
        {lots.length > 0 && rest > 0 && <Dim size={13}>{t('lots.rest', plural(rest))}</Dim>}
      </div>
    </div>
  )
}

/** What is known of a lot that is there. */
function About({ lot }: { lot: KnownLot | undefined }) {
  const { t } = useTranslation('orders')
  if (!lot) return null
  const facts = [
    t('lots.there', plural(lot.quantity)),
    lot.bestBefore && t('lots.before', { date: formatDate(lot.bestBefore) }),
    lot.pastBestBefore && t('lots.past'),
    !lot.bestBefore && lot.arrivedAt && t('lots.since', { date: formatDate(lot.arrivedAt) }),
  ]
  return <span className={classes.about}>{facts.filter(Boolean).join(' · ')}</span>
}
