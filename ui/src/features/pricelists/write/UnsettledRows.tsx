import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoney, plural, wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { MendField } from '~/shared/lines/MendField'
import { UnsettledRow as Row } from '~/shared/lines/UnsettledRow'
import { UnsettledRows as Rows } from '~/shared/lines/UnsettledRows'
import { CandidateList } from '~/shared/warehouse/CandidateList'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import { pickedWine } from './lines'
import { readFrom, readPrice } from './price-cells'
import { type KnownRow, place, replaced, type UnsettledRow as Unsettled } from './rows'
import type { ListValues } from './values'

interface Props {
  form: AppFormState<ListValues>
  /** There are some. */
  opened: boolean
  /** The last one is settled. */
  onSettled: () => void
}

/** Rows from elsewhere that are no line yet: a wine, a figure or a word makes them one. */
export function UnsettledRows({ form, onSettled }: Props) {
  const { t } = useTranslation('pricelists')
  return (
    <Rows
      rows={form.values.unsettled}
      words={(key, count) => t(`unsettled.${key}`, plural(count))}
      onLeft={(left) => form.setFieldValue('unsettled', left)}
      onSettled={onSettled}
    >
      {(row, settle) => <UnsettledRow key={row.key} row={row} form={form} onSettle={settle} />}
    </Rows>
  )
}

interface RowProps {
  row: Unsettled
  form: AppFormState<ListValues>
  /** What is left of the row. */
  onSettle: (left: Unsettled[]) => void
}

/** A row that is no line yet: why, and the one thing that settles it. */
function UnsettledRow({ row, form, onSettle }: RowProps) {
  const { t } = useTranslation('pricelists')
  const { text, wine, why, price, minQuantity, before } = row
  const { supplier, lines } = form.values
  const money = (cents: number | null) => formatMoney((cents ?? 0) / 100)

  function onMend(patch: Partial<KnownRow>) {
    const { lines: next, left } = place([{ text, wine, price, minQuantity, ...patch }], lines)
    form.setFieldValue('lines', next)
    onSettle(left)
  }

  function onReplace() {
    form.setFieldValue('lines', replaced(lines, row))
    onSettle([])
  }

  return (
    <Row
      text={text}
      wine={wine && wineOf(wine)}
      why={t(`unsettled.why.${why}`, { price: money(before) })}
      remove={t('unsettled.remove', { text })}
      onRemove={() => onSettle([])}
    >
      {why === 'several' && (
        <CandidateList products={row.among ?? []} onChoose={(one) => onMend({ wine: pickedWine(one) })} />
      )}
      {why === 'unknown' && (
        <ProductSearch
          place={{ supplier: Number(supplier) }}
          label={t('unsettled.settle')}
          onAdd={(chosen) => onMend({ wine: pickedWine(chosen) })}
        />
      )}
      {why === 'unreadable' && (
        <MendField
          inputMode="decimal"
          maxLength={20}
          label={t('line.price')}
          onText={(typed) => onMend({ price: readPrice(typed) })}
        />
      )}
      {why === 'bad_quantity' && (
        <MendField
          inputMode="decimal"
          maxLength={20}
          label={t('line.from')}
          onText={(typed) => onMend({ minQuantity: readFrom(typed) })}
        />
      )}
      {why === 'other_price' && (
        <Button variant="default" onClick={onReplace}>
          {t('unsettled.replace', { price: money(price) })}
        </Button>
      )}
    </Row>
  )
}
