import { Input } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { formatMoney, formatSize, wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { QuantityField } from '~/shared/order/QuantityField'
import { Panel } from '~/shared/parts/Panel'
import { LineWords, WineRow } from '~/shared/parts/WineRow'
import { sellable } from '../../wine-list/wine-list'
import type { RequestValues } from '../values'
import classes from './BottlesPanel.module.css'

interface Props {
  form: AppFormState<RequestValues>
  wines: WineList
}

/** How many bottles the guest takes home of which wine of the list, at the suppliers' shop prices. */
export function BottlesPanel({ form, wines }: Props) {
  const { t } = useTranslation('requests')
  const { bottles } = form.values
  return (
    <Panel title={t('create.wines')}>
      <Stack as="ul" gap={12} data-path="bottles" tabIndex={-1}>
        {sellable(wines).map(({ id, product, supplier, storePriceTaxIncl }) => (
          <li key={id} className={classes.line}>
            <WineRow product={product} image={product.image}>
              <LineWords>
                <b>{wineOf(product)}</b>
                <span>{[supplier.company, formatSize(product.bottleSizeCl)].join(' · ')}</span>
              </LineWords>
            </WineRow>
            <b data-figures>{formatMoney(storePriceTaxIncl ?? 0)}</b>
            <QuantityField
              label={t('create.bottlesOf', { wine: wineOf(product) })}
              unitsPerCarton={product.unitsPerCarton}
              multiple={product.orderMultiple}
              minimum={product.minQuantity}
              value={bottles[product.id] ?? 0}
              onChange={(count) => form.setFieldValue('bottles', { ...bottles, [product.id]: count })}
            />
          </li>
        ))}
      </Stack>
      {form.errors.bottles && <Input.Error role="alert">{form.errors.bottles}</Input.Error>}
    </Panel>
  )
}
