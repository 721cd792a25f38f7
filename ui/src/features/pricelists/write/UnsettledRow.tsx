import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { CandidateList } from '~/shared/warehouse/CandidateList'
import { wineOf } from '~/shared/warehouse/goods'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import { pickedWine } from './lines'
import classes from './lines.module.css'
import { readFrom, readPrice } from './price-cells'
import type { KnownRow, UnsettledRow as Unsettled } from './rows'

interface Props {
  row: Unsettled
  supplier: number
  onMend: (row: Unsettled, patch: Partial<KnownRow>) => void
  onReplace: (row: Unsettled) => void
  onRemove: (row: Unsettled) => void
}

/** A row that is no line yet: why, and the one thing that settles it. */
export function UnsettledRow({ row, supplier, onMend, onReplace, onRemove }: Props) {
  const { t } = useTranslation('pricelists')
  const { text, wine, why, price, before } = row
  const money = (cents: number | null) => formatMoney((cents ?? 0) / 100)
  return (
    <li className={classes.leftRow}>
      <span>
        <code>{text}</code>
        {wine && <span>{` ${wineOf(wine)}`}</span>}
        <br />
        {t(`unsettled.why.${why}`, { price: money(before) })}
      </span>
      <div className={classes.mend}>
        {why === 'several' && (
          <CandidateList products={row.among ?? []} onChoose={(one) => onMend(row, { wine: pickedWine(one) })} />
        )}
        {why === 'unknown' && (
          <ProductSearch
            place={{ supplier }}
            label={t('unsettled.settle')}
            onAdd={(chosen) => onMend(row, { wine: pickedWine(chosen) })}
          />
        )}
        {why === 'unreadable' && (
          <MendField label={t('line.price')} onText={(typed) => onMend(row, { price: readPrice(typed) })} />
        )}
        {why === 'bad_quantity' && (
          <MendField label={t('line.from')} onText={(typed) => onMend(row, { minQuantity: readFrom(typed) })} />
        )}
        {why === 'other_price' && (
          <Button variant="default" onClick={() => onReplace(row)}>
            {t('unsettled.replace', { price: money(price) })}
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

/** What is typed anew of a row: taken by Enter, or when the field is left. */
function MendField({ label, onText }: { label: string; onText: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  const taken = useRef('')

  function take() {
    if (typed.trim() === '' || typed === taken.current) return
    taken.current = typed
    onText(typed.trim())
  }

  return (
    <TextInput
      label={label}
      value={typed}
      maxLength={20}
      error={typed !== '' && typed === taken.current}
      autoComplete="off"
      inputMode="decimal"
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
