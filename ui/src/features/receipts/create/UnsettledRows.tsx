import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plural, wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { MendField } from '~/shared/lines/MendField'
import { UnsettledRow as Row } from '~/shared/lines/UnsettledRow'
import { UnsettledRows as Rows } from '~/shared/lines/UnsettledRows'
import { DateField } from '~/shared/parts/DateField'
import { CandidateList } from '~/shared/warehouse/CandidateList'
import { ProductSearch } from '~/shared/warehouse/ProductSearch'
import { type KnownRow, LONGEST_LOT, place, readQuantity, type UnsettledRow as Unsettled, withProduct } from './rows'
import type { Announcement } from './values'

interface Props {
  form: AppFormState<Announcement>
  /** There are some. */
  opened: boolean
  /** The last one is settled. */
  onSettled: () => void
}

/** Rows from elsewhere that are no line yet: a product, a figure or a word makes them one. */
export function UnsettledRows({ form, onSettled }: Props) {
  const { t } = useTranslation('receipts')
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
  form: AppFormState<Announcement>
  /** What is left of the row. */
  onSettle: (left: Unsettled[]) => void
}

/** A row that is no line yet: why, and the one thing that settles it. */
function UnsettledRow({ row, form, onSettle }: RowProps) {
  const { t } = useTranslation('receipts')
  const { text, product: known, quantity, why } = row
  const { supplier, warehouse, lines } = form.values

  function onMend(patch: Partial<KnownRow>) {
    const { why: _, ...before } = row
    const { lines: next, left } = place([{ ...before, ...patch }], lines, warehouse)
    form.setFieldValue('lines', next)
    onSettle(left)
  }

  function onJoin() {
    if (!known || !quantity) return
    form.setFieldValue('lines', withProduct(lines, known, quantity, row))
    onSettle([])
  }

  return (
    <Row
      text={text}
      wine={known && wineOf(known)}
      why={t(`unsettled.why.${why}`)}
      remove={t('unsettled.remove', { text })}
      onRemove={() => onSettle([])}
    >
      {why === 'several' && <CandidateList products={row.among ?? []} onChoose={(product) => onMend({ product })} />}
      {(why === 'unknown' || why === 'other_warehouse') && (
        <ProductSearch
          place={{ supplier: Number(supplier), warehouse }}
          label={t('unsettled.settle')}
          onAdd={(chosen) => onMend({ product: chosen })}
        />
      )}
      {why === 'unreadable' && (
        <MendField
          label={t('unsettled.quantity')}
          inputMode="numeric"
          maxLength={LONGEST_LOT}
          onText={(typed) => onMend({ quantity: readQuantity(typed) })}
        />
      )}
      {why === 'bad_vintage' && (
        <MendField
          label={t('line.vintage')}
          inputMode="numeric"
          maxLength={LONGEST_LOT}
          text={row.vintage}
          onText={(vintage) => onMend({ vintage })}
        />
      )}
      {(why === 'long_lot' || why === 'lot_date') && <LotField lot={row.lot} onMend={onMend} />}
      {why === 'bad_date' && (
        <DateField
          label={t('line.bestBefore')}
          withLabel
          value={null}
          onChange={(day) => day && onMend({ bestBefore: day })}
        />
      )}
      {why === 'lot_date' && (
        <Button variant="default" onClick={() => onMend({ isLotMeant: true })}>
          {t('unsettled.keepLot')}
        </Button>
      )}
      {(why === 'bad_vintage' || why === 'bad_date') && (
        <Button variant="default" onClick={() => onMend(why === 'bad_date' ? { bestBefore: '' } : { vintage: '' })}>
          {t('unsettled.without')}
        </Button>
      )}
      {why === 'other_lot' && (
        <Button variant="default" onClick={onJoin}>
          {t('unsettled.join')}
        </Button>
      )}
    </Row>
  )
}

function LotField({ lot: written, onMend }: { lot: string; onMend: (patch: Partial<KnownRow>) => void }) {
  const { t } = useTranslation('receipts')
  return (
    <MendField
      label={t('line.lot')}
      maxLength={LONGEST_LOT}
      text={written.slice(0, LONGEST_LOT)}
      onText={(lot) => onMend({ lot: lot.slice(0, LONGEST_LOT) })}
    />
  )
}
