import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { formatInteger, formatMoney, wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { promisedOf } from '~/shared/order/promise-text'
import { QuantityField } from '~/shared/order/QuantityField'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { AcceptTerms } from '~/shared/terms/AcceptTerms'
import { QuoteSum } from './QuoteSum'
import { type Replacement, replacementsQuery, type Substitute, substituteQuoteQuery } from './queries'
import classes from './SubstituteDialog.module.css'
import { stepOf, unitsInstead } from './units'
import { WineChoice } from './WineChoice'

interface Props {
  order: OrderDetail
  item: OrderItem
  /** Individuals read prices with tax. */
  withTax: boolean
  onSent: (substituted: Schemas['OrdersSubstituted']) => void
  onClose: () => void
}

/** Milliseconds after the last change of the quantity. */
const PAUSE = 250

/** Takes another wine instead of waiting: which, how many, for how much; nothing is given up unless it is ordered. */
export function SubstituteDialog({ order, item, withTax, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const count = promisedOf(item)
  const [wine, setWine] = useState<Replacement | null>(null)
  const [units, setUnits] = useState(0)
  const { data, isPending } = useQuery(replacementsQuery(item.product.id))
  const wines = data?.products ?? []
  const [settled] = useDebouncedValue(units, PAUSE)
  const wanted = (orderedQuantity: number): Substitute => ({
    item: item.id,
    quantity: count,
    product: wine?.['@id'] ?? '',
    vintage: wine?.vintage ?? null,
    orderedQuantity,
  })
  const {
    data: quote,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...substituteQuoteQuery(order.id, wanted(settled)),
    enabled: wine !== null && settled > 0,
  })
  const form = useAppForm({
    initialValues: { cgAccepted: false },
    rules: { cgAccepted: (accepted) => (accepted ? null : t('terms:cgv.missing')) },
    send: ({ cgAccepted }) => {
      const body = { items: [wanted(units)], cgAccepted, expectedTotal: quote?.totalPriceTaxIncl ?? null }
      return api
        .post('/orders/{id}/promises/substitute', body, { path: { id: order.id } })
        .catch(async (error: unknown) => {
          void refetch() // its price or its stock may be what refused it
          throw error
        })
    },
    onSent,
  })
  const isOrderable = wine !== null && quote?.blockers.length === 0 && !isPlaceholderData && settled === units
  return (
    <FormDialog
      form={form}
      size={640}
      title={t('substitute.title')}
      lead={t('substitute.meaning', { count, amount: formatInteger(count), product: wineOf(item.product) })}
      submit={
        wine && quote ? t('substitute.send', { amount: formatMoney(quote.totalPriceTaxIncl) }) : t('substitute.order')
      }
      button={{ disabled: !isOrderable }}
      onClose={onClose}
    >
      {isPending && <RowsSkeleton rows={3} />}
      {!isPending && wines.length === 0 && <Dim as="p">{t('substitute.none')}</Dim>}
      {wines.length > 0 && (
        <WineChoice
          wines={wines}
          awaited={item.product}
          withTax={withTax}
          chosen={wine?.id ?? null}
          onChoose={(chosen) => {
            setWine(chosen)
            setUnits(unitsInstead(count, chosen))
            form.setFieldValue('cgAccepted', false)
          }}
        />
      )}
      {wine && (
        <>
          <div className={classes.quantity}>
            <span>{t('substitute.quantity')}</span>
            <QuantityField
              label={t('substitute.quantityOf', { product: wineOf(wine) })}
              unitsPerCarton={wine.unitsPerCarton}
              multiple={stepOf(wine)}
              value={units}
              onChange={setUnits}
            />
          </div>
          {quote && <QuoteSum quote={quote} withTax={withTax} />}
          <AcceptTerms
            supplier={wine.supplier}
            isAccepted={form.getValues().cgAccepted}
            isMissing={form.errors.cgAccepted !== undefined}
            onChange={(accepted) => form.setFieldValue('cgAccepted', accepted)}
          />
        </>
      )}
    </FormDialog>
  )
}
