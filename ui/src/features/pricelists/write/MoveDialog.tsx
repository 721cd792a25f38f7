import { Button, ScrollArea, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural, wineOf } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import { Gap } from '../Gap'
import { gapOf } from '../price-list'
import { MOST_PRICE, type WrittenLine } from './lines'
import classes from './MoveDialog.module.css'
import { BASES, movedPrice, type PriceMove, ROUNDINGS } from './move'

interface Props {
  lines: WrittenLine[]
  onMove: (move: PriceMove) => void
  onClose: () => void
}

/** Basis points: a price falls by its whole at most, and rises tenfold. */
const [LOWEST, HIGHEST] = [-10_000, 100_000]

/** Lines that the preview shows: one sees what happens, and the rest is like it. */
const SHOWN = 200

/** Moves the prices of the chosen lines together; what becomes of each is seen before. */
export function MoveDialog({ lines, onMove, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const [base, setBase] = useState<PriceMove['base']>('price')
  const [by, setBy] = useState<PriceMove['by']>('percent')
  const [percent, setPercent] = useState<number | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [rounding, setRounding] = useState<PriceMove['rounding']>(5)
  const value = by === 'percent' ? percent : amount
  const move = value === null ? null : { base, by, value, rounding }
  const moved = move ? lines.filter((line) => movedPrice(line, move) !== null).length : 0
  return (
    <Dialog onClose={onClose} size={760} title={t('move.title')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (move && moved > 0 && !event.currentTarget.querySelector('[data-unreadable]')) onMove(move)
        }}
      >
        <Stack gap={14}>
          <div className={fields.fields}>
            <ChoiceField
              label={t('move.base')}
              value={base}
              onChange={(chosen) => setBase(BASES.find((one) => one === chosen) ?? base)}
              choices={BASES.map((code) => ({ value: code, label: t(`move.from.${code}`) }))}
            />
            <ChoiceField
              label={t('move.by')}
              value={by}
              onChange={(chosen) => setBy(chosen === 'amount' ? 'amount' : 'percent')}
              choices={(['percent', 'amount'] as const).map((code) => ({ value: code, label: t(`move.of.${code}`) }))}
            />
            <ValueField by={by} percent={percent} amount={amount} onPercent={setPercent} onAmount={setAmount} />
            <RoundingField rounding={rounding} onChange={setRounding} />
          </div>
          {move && <Preview lines={lines} move={move} />}
        </Stack>
        <FormFoot submit={null}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" disabled={moved === 0}>
            {t('move.apply', plural(moved))}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

interface ValueProps {
  by: PriceMove['by']
  /** Basis points, and cents. */
  percent: number | null
  amount: number | null
  onPercent: (points: number | null) => void
  onAmount: (cents: number | null) => void
}

/** By how much. */
function ValueField({ by, percent, amount, onPercent, onAmount }: ValueProps) {
  const { t } = useTranslation('pricelists')
  const words = { label: t('move.value'), description: t('move.valueHelp'), 'data-autofocus': true }
  return by === 'percent' ? (
    <PercentField {...words} min={LOWEST} max={HIGHEST} value={percent} onChange={onPercent} />
  ) : (
    <MoneyField {...words} min={-MOST_PRICE} max={MOST_PRICE} value={amount} onChange={onAmount} />
  )
}

interface RoundingProps {
  rounding: PriceMove['rounding']
  onChange: (rounding: PriceMove['rounding']) => void
}

/** To what the moved prices are rounded. */
function RoundingField({ rounding, onChange }: RoundingProps) {
  const { t } = useTranslation('pricelists')
  return (
    <Select
      label={t('move.rounding')}
      description={t('move.roundingHelp')}
      allowDeselect={false}
      data={ROUNDINGS.map((cents) => ({ value: String(cents), label: t(`move.to.${cents}`) }))}
      value={String(rounding)}
      onChange={(chosen) => onChange(ROUNDINGS.find((cents) => String(cents) === chosen) ?? 1)}
    />
  )
}

/** What each price was and becomes, and how far that is from the list price. */
function Preview({ lines, move }: { lines: WrittenLine[]; move: PriceMove }) {
  const { t } = useTranslation('pricelists')
  const money = (cents: number | null) => (cents === null ? '–' : formatMoney(cents / 100))
  const more = lines.length - SHOWN
  return (
    <>
      <ScrollArea.Autosize mah={300} viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t('move.preview') }}>
        <table className={classes.preview} aria-label={t('move.preview')}>
          <thead>
            <tr>
              <th scope="col">{t('line.wine')}</th>
              <th scope="col">{t('move.before')}</th>
              <th scope="col">{t('move.after')}</th>
              <th scope="col">{t('line.gap')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, SHOWN).map((line) => {
              const { key, wine, price, minQuantity } = line
              const after = movedPrice(line, move)
              return (
                <tr key={key}>
                  <th scope="row">
                    {wineOf(wine)}
                    {minQuantity > 1 && (
                      <Dim as="span">{` · ${t('tier.from', { amount: formatInteger(minQuantity) })}`}</Dim>
                    )}
                  </th>
                  <td>{money(price)}</td>
                  <td className={classes.after}>{after === null ? t('move.same') : money(after)}</td>
                  <td>
                    <Gap percent={gapOf(after ?? price, wine.listPrice)} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollArea.Autosize>
      {more > 0 && <Dim as="p">{t('move.more', plural(more))}</Dim>}
    </>
  )
}
