import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import type { SheetValues } from '../sheet/values'
import own from './fields.module.css'
import classes from './GroupPrices.module.css'

/** Each professional group: whether the product is open to it, and its own price when it has one. */
export function GroupPrices({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const id = useId()
  const { groups, listPriceTaxExcl } = form.values
  const isOpen = (group: BuyerGroup) => groups.includes(group)
  const toggle = (group: BuyerGroup) =>
    form.setFieldValue(
      'groups',
      BUYER_GROUPS.filter((one) => (one === group ? !isOpen(one) : isOpen(one))),
    )
  return (
    <fieldset className={classes.groups} aria-labelledby={id} data-path="groups" tabIndex={-1}>
      <h3 id={id} className={own.sub}>
        {t('price.groups')}
      </h3>
      <p className={own.help}>{t('help.groups')}</p>
      {form.errors.groups && (
        <p role="alert" className={classes.error}>
          {form.errors.groups}
        </p>
      )}
      <ul>
        {BUYER_GROUPS.map((group) => {
          const name = t(`enums:user_group.${group}`)
          return (
            <li key={group} className={classes.row}>
              <Checkbox label={name} checked={isOpen(group)} onChange={() => toggle(group)} />
              {isOpen(group) ? (
                <MoneyField
                  aria-label={t('price.of', { group: name })}
                  placeholder={
                    listPriceTaxExcl === null
                      ? t('price.list')
                      : t('price.listIs', { price: formatMoney(listPriceTaxExcl / 100) })
                  }
                  max={100_000_000}
                  {...hundredthsProps(form, `groupPrices.${group}`)}
                />
              ) : (
                <span className={classes.closed}>{t('price.closed')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
