import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '~/shared/parts/DateField'
import { CandidateList } from '~/shared/warehouse/CandidateList'
import { wineOf } from '~/shared/warehouse/goods'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import type { Place } from '~/shared/warehouse/product-queries'
import classes from './LinesPanel.module.css'
import { type KnownRow, LONGEST_LOT, readQuantity, type UnsettledRow as Unsettled } from './rows'

interface Props {
  row: Unsettled
  place: Place
  onMend: (row: Unsettled, patch: Partial<KnownRow>) => void
  onJoin: (row: Unsettled) => void
  onRemove: (row: Unsettled) => void
}

/** A row that is no line yet: why, and the one thing that settles it. */
export function UnsettledRow({ row, place, onMend, onJoin, onRemove }: Props) {
  const { t } = useTranslation('receipts')
  const { text, product: known, why } = row
  return (
    <li className={classes.leftRow}>
      <span>
        <code>{text}</code>
        {known && <span>{` ${wineOf(known)}`}</span>}
        <br />
        {t(`unsettled.why.${why}`)}
      </span>
      <div className={classes.mend}>
        {why === 'several' && (
          <CandidateList products={row.among ?? []} onChoose={(product) => onMend(row, { product })} />
        )}
        {(why === 'unknown' || why === 'other_warehouse') && (
          <ProductSearch
            place={place}
            label={t('unsettled.settle')}
            onAdd={(chosen) => onMend(row, { product: chosen })}
          />
        )}
        {why === 'unreadable' && (
          <MendField
            label={t('unsettled.quantity')}
            isFigure
            onText={(typed) => onMend(row, { quantity: readQuantity(typed) })}
          />
        )}
        {why === 'bad_vintage' && (
          <MendField
            label={t('line.vintage')}
            isFigure
            text={row.vintage}
            onText={(vintage) => onMend(row, { vintage })}
          />
        )}
        {(why === 'long_lot' || why === 'lot_date') && (
          <MendField
            label={t('line.lot')}
            text={row.lot.slice(0, LONGEST_LOT)}
            onText={(lot) => onMend(row, { lot: lot.slice(0, LONGEST_LOT) })}
          />
        )}
        {why === 'bad_date' && (
          <DateField
            label={t('line.bestBefore')}
            withLabel
            value={null}
            onChange={(day) => day && onMend(row, { bestBefore: day })}
          />
        )}
        {why === 'lot_date' && (
          <Button variant="default" onClick={() => onMend(row, { isLotMeant: true })}>
            {t('unsettled.keepLot')}
          </Button>
        )}
        {(why === 'bad_vintage' || why === 'bad_date') && (
          <Button
            variant="default"
            onClick={() => onMend(row, why === 'bad_date' ? { bestBefore: '' } : { vintage: '' })}
          >
            {t('unsettled.without')}
          </Button>
        )}
        {why === 'other_lot' && (
          <Button variant="default" onClick={() => onJoin(row)}>
            {t('unsettled.join')}
          </Button>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('unsettled.remove', { text })}
        data-touch="square"
        onClick={() => onRemove(row)}
      >
        <IconX size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </li>
  )
}

interface MendProps {
  label: string
  text?: string
  isFigure?: boolean
  onText: (text: string) => void
}

/** What is typed anew of a row: taken by Enter, or when the field is left. */
function MendField({ label, text = '', isFigure = false, onText }: MendProps) {
  const [typed, setTyped] = useState(text)
  const taken = useRef(text)

  function take() {
    if (typed.trim() === '' || typed === taken.current) return
    taken.current = typed
    onText(typed.trim())
  }

  return (
    <TextInput
      label={label}
      value={typed}
      maxLength={LONGEST_LOT}
      error={typed !== '' && typed === taken.current}
      autoComplete="off"
      {...(isFigure ? { inputMode: 'numeric' } : {})}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        take()
      }}
    />
  )
}
