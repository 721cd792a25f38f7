import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatMoney } from '~/shared/format/format'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { QuantityField } from '~/shared/order/QuantityField'
import { LineWords } from '~/shared/parts/WineRow'
import { type QuotationItem, titleOf } from '../quotation'
import type { Side } from '../turn'
import { DiscountField } from './DiscountField'
import classes from './ReviseForm.module.css'
import type { Answer } from './revise-values'
import type { Simulation } from './use-simulation'

interface Props {
  form: AppFormState<Answer>
  at: number
  item: QuotationItem
  side: Side
  simulation: Simulation | undefined
}

/** One line of an answer: another quantity, the price that is wished or granted. */
export function ReviseRow({ form, at, item, side, simulation }: Props) {
  const { t } = useTranslation('quotations')
  const multiple = useMultiple(item)
  const product = titleOf(item.product)
  const line = form.getValues().items[at]
  const isOut = line?.quantity === 0
  const listed = item.listPriceTaxExcl > item.unitPriceTaxExcl
  return (
    <li className={classes.line} data-out={isOut || undefined}>
      <BottleThumb product={item.product} image={item.product.image} />
      <LineWords>
        <b>{product}</b>
        <span className={classes.dim}>
          {isOut
            ? t('revise.removed')
            : [
                t('revise.current', { price: formatMoney(item.unitPriceTaxExcl) }),
                listed && t('revise.list', { price: formatMoney(item.listPriceTaxExcl) }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </span>
      </LineWords>
      <div className={classes.fields}>
        <div className={classes.quantity}>
          <span className={classes.label} aria-hidden>
            {t('revision.quantity')}
          </span>
          <QuantityField
            label={t('revise.quantity', { product })}
            unitsPerCarton={item.product.unitsPerCarton}
            multiple={multiple}
            {...form.getInputProps(`items.${at}.quantity`)}
          />
        </div>
        {isOut ? (
          <Button
            variant="default"
            onClick={() => form.setFieldValue(`items.${at}.quantity`, item.quantity)}
            aria-label={t('revise.keepOf', { product })}
          >
            {t('revise.keep')}
          </Button>
        ) : side === 'customer' ? (
          <MoneyField
            label={t('revise.wanted')}
            aria-label={t('revise.wantedOf', { product })}
            placeholder={formatMoney(item.unitPriceTaxExcl)}
            value={line?.wantedUnitPriceTaxExcl ?? null}
            {...form.getInputProps(`items.${at}.wantedUnitPriceTaxExcl`)}
          />
        ) : (
          <DiscountField
            form={form}
            at={at}
            item={item}
            simulated={simulation?.items.find((one) => one.item === item.id)}
          />
        )}
      </div>
    </li>
  )
}

const ruleQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', 'rule', id],
    queryFn: ({ signal }) => api.get('/products/{id}', { path: { id }, signal }),
    staleTime: 300_000,
    retry: false,
  })

/** How many bottles of a line go together today; until that is known, full cartons stay full. */
function useMultiple({ product, quantity }: Pick<QuotationItem, 'product' | 'quantity'>): number {
  const { data } = useQuery(ruleQuery(product.id))
  if (data) return Math.max(data.orderMultiple, 1)
  return quantity % product.unitsPerCarton === 0 ? product.unitsPerCarton : 1
}
