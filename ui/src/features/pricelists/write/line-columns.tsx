import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconStairsUp, IconTrash } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, wineOf } from '~/shared/format/format'
import { NumberCell } from '~/shared/grid/NumberCell'
import { Dim } from '~/shared/layout/Dim'
import { WineRow } from '~/shared/parts/WineRow'
import { columnsOf } from '~/shared/table/columns'
import { wholeNumber } from '~/shared/table/number-text'
import { useRowTabIndex } from '~/shared/table/row-context'
import { factsOf } from '~/shared/warehouse/goods'
import { Gap } from '../Gap'
import { gapOf } from '../price-list'
import { centsOf, type WrittenLine } from './lines'
import classes from './lines.module.css'
import { useLinesActs } from './lines-context'
import { priceText } from './price-text'

const column = columnsOf<WrittenLine>()

const units = wholeNumber(1)

/** What is written of a line, and what it is held against. */
export const lineColumns = (t: TFunction<'pricelists'>, isForOne: boolean) =>
  column.columns([
    column.accessor(({ wine }) => wine.name, {
      id: 'wine',
      header: t('line.wine'),
      meta: { card: 'whole', width: isForOne ? 310 : 420 },
      cell: ({ row: { original } }) => <WineCell line={original} />,
    }),
    column.accessor('minQuantity', {
      header: t('line.from'),
      meta: { align: 'end', width: 96 },
      cell: ({ row: { original } }) => <FromCell line={original} />,
    }),
    column.accessor('price', {
      header: t('line.price'),
      meta: { align: 'end', width: 124 },
      cell: ({ row: { original } }) => <PriceCell line={original} />,
    }),
    column.display({
      id: 'list',
      header: t('line.list'),
      meta: { align: 'end', width: 110, hideBelow: 'md' },
      cell: ({ row: { original } }) => <ListCell line={original} />,
    }),
    column.display({
      id: 'gap',
      header: t('line.gap'),
      meta: { align: 'end', width: 96, hideBelow: 'md' },
      cell: ({ row: { original } }) => <GapCell line={original} />,
    }),
    ...(isForOne
      ? [
          column.display({
            id: 'lastPaid',
            header: t('line.lastPaid'),
            meta: { align: 'end', width: 118, hideBelow: 'md' },
            cell: ({ row: { original } }) => <LastPaidCell line={original} />,
          }),
        ]
      : []),
    column.display({
      id: 'acts',
      header: () => <VisuallyHidden>{t('line.acts')}</VisuallyHidden>,
      meta: { align: 'end', width: 96, card: 'end' },
      cell: ({ row: { original } }) => <Acts line={original} />,
    }),
  ])

/** Cents that whom the list is for pays without it; until it is known, the list price that the wine was found with. */
function useListPrice({ wine }: WrittenLine): number | null {
  const reference = useLinesActs().referenceOf(wine['@id'])
  return reference ? centsOf(reference.listPriceTaxExcl) : wine.listPrice
}

function ListCell({ line }: { line: WrittenLine }) {
  const cents = useListPrice(line)
  return cents === null ? <span className={classes.none}>–</span> : formatMoney(cents / 100)
}

const GapCell = ({ line }: { line: WrittenLine }) => <Gap percent={gapOf(line.price, useListPrice(line))} />

/** What the customer paid last, and how far the price is from it: a rise must not read as a discount. */
function LastPaidCell({ line: { price, wine } }: { line: WrittenLine }) {
  const { t } = useTranslation('pricelists')
  const paid = useLinesActs().referenceOf(wine['@id'])?.lastPaid
  if (!paid) return <span className={classes.none}>–</span>
  return (
    <span className={classes.paid} title={t('line.paidOn', { date: formatDate(paid.on) })}>
      {formatMoney(paid.priceTaxExcl)}
      {price !== null && <Gap percent={gapOf(price, centsOf(paid.priceTaxExcl))} />}
    </span>
  )
}

/** The wine, with what is wrong of its line. */
function WineCell({ line: { key, wine } }: { line: WrittenLine }) {
  const problem = useLinesActs().problemOf(key)
  return (
    <WineRow product={wine} image={wine.image} className={classes.wine}>
      <span className={classes.name}>{wineOf(wine)}</span>
      {problem ? (
        <span className={classes.problem} title={problem}>
          {problem}
        </span>
      ) : (
        <Dim size={13}>{factsOf(wine)}</Dim>
      )}
    </WineRow>
  )
}

function FromCell({ line: { key, wine, minQuantity } }: { line: WrittenLine }) {
  const { t } = useTranslation('pricelists')
  const { change } = useLinesActs()
  return (
    <span className={classes.from}>
      <span data-narrow-only>{t('line.fromShort')}</span>
      <NumberCell
        column="minQuantity"
        label={t('line.fromOf', { wine: wineOf(wine) })}
        value={minQuantity}
        text={units}
        unreadable={t('line.fromUnreadable')}
        onWrite={(value) => change(key, { minQuantity: value })}
      />
    </span>
  )
}

function PriceCell({ line: { key, wine, price } }: { line: WrittenLine }) {
  const { t } = useTranslation('pricelists')
  const { change, problemOf } = useLinesActs()
  return (
    <NumberCell
      column="price"
      className={classes.price}
      label={t('line.priceOf', { wine: wineOf(wine) })}
      value={price}
      text={priceText}
      failure={problemOf(key)}
      unreadable={t('line.priceUnreadable')}
      inputMode="decimal"
      onWrite={(value) => change(key, { price: value })}
    />
  )
}

function Acts({ line }: { line: WrittenLine }) {
  const { t } = useTranslation('pricelists')
  const { addTier, remove } = useLinesActs()
  const tabIndex = useRowTabIndex()
  const wine = wineOf(line.wine)
  return (
    <span className={classes.acts}>
      <ActionIcon
        variant="subtle"
        color="gray"
        tabIndex={tabIndex}
        aria-label={t('line.addTier', { wine })}
        title={t('line.tier')}
        data-touch="square"
        onClick={() => addTier(line)}
      >
        <IconStairsUp size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        tabIndex={tabIndex}
        aria-label={t('line.remove', { wine })}
        data-touch="square"
        onClick={() => remove(line)}
      >
        <IconTrash size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
    </span>
  )
}
