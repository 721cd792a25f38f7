import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { setCartQuantity } from '~/shared/cart/actions'
import type { CartLine } from '~/shared/cart/content'
import { useCart } from '~/shared/cart/store'
import { formatMoney } from '~/shared/format/format'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { LineWords } from '~/shared/parts/WineRow'
import { titleOf } from '../quotation'
import classes from '../revise/ReviseForm.module.css'
import type { Asked } from './request'

interface Props {
  form: AppFormState<Asked>
  at: number
  line: CartLine
}

/** A line of a request: how many, what a bottle costs today, what the buyer wishes to pay. */
export function AskedRow({ form, at, line: { product, quantity, store = false } }: Props) {
  const { t } = useTranslation('quotations')
  const title = titleOf(product)
  const priced = useCart(({ quote }) =>
    quote?.suppliers.flatMap(({ items }) => items).find((item) => item.product.id === product.id),
  )
  const price = priced?.unitPriceTaxExcl ?? product.priceTaxExcl ?? null
  return (
    <li className={classes.line}>
      <BottleThumb product={product} image={priced?.product.image} />
      <LineWords>
        <b>{title}</b>
        <span className={classes.dim}>
          {product.supplier.company}
          {price !== null && ` · ${t('revise.current', { price: formatMoney(price) })}`}
        </span>
      </LineWords>
      <div className={classes.fields}>
        <div className={classes.quantity}>
          <span className={classes.label} aria-hidden>
            {t('revision.quantity')}
          </span>
          <QuantityStepper
            value={quantity}
            onChange={(units) => setCartQuantity(product, units, store)}
            label={t('revise.quantity', { product: title })}
            multiple={product.orderMultiple}
            minimum={product.minQuantity}
            unitsPerCarton={product.unitsPerCarton}
            withBottles={product.orderMultiple > 1}
          />
        </div>
        <MoneyField
          label={t('ask.wanted')}
          aria-label={t('revise.wantedOf', { product: title })}
          placeholder={price === null ? '' : formatMoney(price)}
          value={form.getValues().items[at]?.wantedUnitPriceTaxExcl ?? null}
          {...form.getInputProps(`items.${at}.wantedUnitPriceTaxExcl`)}
        />
      </div>
    </li>
  )
}
