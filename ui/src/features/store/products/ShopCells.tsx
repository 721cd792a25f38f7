import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, wineOf } from '~/shared/format/format'
import { NumberCell } from '~/shared/grid/NumberCell'
import { Dim } from '~/shared/layout/Dim'
import { StatusDot } from '~/shared/parts/StatusDot'
import { TextLink } from '~/shared/parts/TextLink'
import { perLitre } from '~/shared/product/price'
import { priceText } from '~/shared/table/price-text'
import { useRowTabIndex } from '~/shared/table/row-context'
import { toast } from '~/shared/toasts/toast'
import classes from './ShopTable.module.css'
import { awaitPrice, priced, type ShopRow, useWritten, writeRow } from './shop-rows'

const text = priceText('ttc', 1)

/** The price that individuals pay, to write in. */
export function PriceCell({ row: saved }: { row: ShopRow }) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const { row, failureOf } = useWritten(saved)
  const wine = wineOf(row)
  const before = row.storePriceTaxIncl

  function write(after: number) {
    const words = t('write.price', { wine, price: formatMoney(after) })
    writeRow(client, saved, before === null ? {} : { storePriceTaxIncl: before }, priced(saved, after), words)
  }
  return (
    <NumberCell
      column="price"
      className={classes.price}
      label={t('cell.price', { wine })}
      value={before}
      text={text}
      unreadable={t('cell.unreadable')}
      inputMode="decimal"
      failure={failureOf('storePriceTaxIncl')}
      onWrite={write}
    />
  )
}

/** The same for a litre, which the law has shops tell. */
export function LitreCell({ row: saved }: { row: ShopRow }) {
  const { t } = useTranslation('store')
  const { row } = useWritten(saved)
  if (row.storePriceTaxIncl === null || row.bottleSizeCl <= 0) return <Dim>–</Dim>
  return t('cell.litre', { amount: formatMoney(perLitre(row.storePriceTaxIncl, row.bottleSizeCl)) })
}

interface ShownProps {
  row: ShopRow
  /** Whether the shop sells it now. */
  isShown: boolean
}

/** Puts a wine into the window, or takes it out; without a price it cannot be sold. */
export function ShownCell({ row: saved, isShown }: ShownProps) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const tabIndex = useRowTabIndex()
  const { row } = useWritten(saved)
  const wine = wineOf(row)

  function show(next: boolean, control: HTMLElement) {
    if (next && row.storePriceTaxIncl === null) {
      awaitPrice(saved)
      toast.error(t('write.unpriced', { wine }), { id: 'unpriced' })
      control.closest('tr')?.querySelector<HTMLElement>('[data-cell="price"]')?.focus()
      return
    }
    writeRow(client, saved, { inStore: !next }, { inStore: next }, t(next ? 'write.shown' : 'write.hidden', { wine }))
  }
  return (
    <Switch
      className={classes.shown ?? ''}
      aria-label={t('cell.shown', { wine })}
      checked={row.inStore ?? isShown}
      data-shown={row.id}
      tabIndex={tabIndex}
      onChange={(event) => show(event.currentTarget.checked, event.currentTarget)}
    />
  )
}

/** What keeps a wine from being bought, or its page from being whole. */
export function LackCell({ row: saved }: { row: ShopRow }) {
  const { t } = useTranslation(['store', 'enums'])
  const { row } = useWritten(saved)
  const tabIndex = useRowTabIndex()
  const { storePriceTaxIncl, status, tag, sheet, id } = row
  if (status !== 'active') return <StatusDot tone="error" label={t('enums:order_tag.desactivated')} />
  if (storePriceTaxIncl === null) return <StatusDot tone="attention" label={t('lack.price')} />
  if (tag === 'out_of_stock') return <StatusDot tone="attention" label={t('enums:order_tag.out_of_stock')} />
  if (sheet && sheet.completeness < 100) {
    return (
      <TextLink to="/products/$productId/edit" params={{ productId: String(id) }} c="dimmed" tabIndex={tabIndex}>
        {t('lack.sheet', { score: formatPercent(sheet.completeness) })}
      </TextLink>
    )
  }
  return <Dim>–</Dim>
}
