import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import { CheckRow } from '~/shared/parts/CheckRow'
import { Dialog } from '~/shared/parts/Dialog'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import classes from './BulkDialog.module.css'
import type { CommonChange } from './bulk-call'

export type BulkKind = 'price' | 'groups' | 'threshold' | 'sample'

interface Props {
  kind: BulkKind
  count: number
  isBusy: boolean
  onChange: (change: CommonChange) => void
  onClose: () => void
}

/** Basis points: a price falls by its whole at most, and rises tenfold. */
const LOWEST = -10_000
const HIGHEST = 100_000
const MAX_PRICE = 100_000_000

/** Asks what all chosen products become. */
export function BulkDialog({ kind, count, isBusy, onChange, onClose }: Props) {
  const { t } = useTranslation(['products', 'products-list'])
  const [by, setBy] = useState<'percent' | 'amount'>('percent')
  const [percent, setPercent] = useState<number | null>(null)
  const [amount, setAmount] = useState<number | null>(null)
  const [groups, setGroups] = useState<BuyerGroup[]>([...BUYER_GROUPS])
  const [threshold, setThreshold] = useState<number | string>('')
  const [sample, setSample] = useState('yes')

  function change(): CommonChange | null {
    if (kind === 'price' && by === 'percent') return percent ? { pricePercent: percent / 100 } : null
    if (kind === 'price') return amount === null ? null : { listPriceTaxExcl: amount / 100 }
    if (kind === 'groups') {
      return groups.length === 0 ? null : { groups: groups.length === BUYER_GROUPS.length ? [] : groups }
    }
    if (kind === 'threshold') return threshold === '' ? null : { stockAlertThreshold: Number(threshold) }
    return { sampleAllowed: sample === 'yes' }
  }
  const wanted = change()
  const toggle = (group: BuyerGroup) =>
    setGroups(BUYER_GROUPS.filter((one) => (one === group ? !groups.includes(one) : groups.includes(one))))

  return (
    <Dialog onClose={onClose} title={t(`products-list:bulk.title.${kind}`)}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted) onChange(wanted)
        }}
      >
        {kind === 'price' && (
          <>
            <ChoiceField
              label={t('products-list:bulk.by')}
              value={by}
              onChange={(value) => setBy(value as typeof by)}
              choices={(['percent', 'amount'] as const).map((value) => ({
                value,
                label: t(`products-list:bulk.by_${value}`),
              }))}
            />
            {by === 'percent' ? (
              <PercentField
                label={t('products-list:bulk.percent')}
                description={t('products-list:bulk.percentHelp')}
                min={LOWEST}
                max={HIGHEST}
                value={percent}
                onChange={setPercent}
                data-autofocus
              />
            ) : (
              <MoneyField
                label={t('field.listPriceTaxExcl')}
                max={MAX_PRICE}
                value={amount}
                onChange={setAmount}
                data-autofocus
              />
            )}
          </>
        )}
        {kind === 'groups' && (
          <fieldset aria-label={t('field.groups')}>
            {BUYER_GROUPS.map((group) => (
              <CheckRow key={group} checked={groups.includes(group)} onToggle={() => toggle(group)}>
                {t(`enums:user_group.${group}`)}
              </CheckRow>
            ))}
          </fieldset>
        )}
        {kind === 'threshold' && (
          <NumberField
            label={t('field.stockAlertThreshold')}
            description={t('help.stockAlertThreshold')}
            max={1_000_000}
            value={threshold}
            onChange={setThreshold}
            data-autofocus
          />
        )}
        {kind === 'sample' && (
          <ChoiceField
            label={t('field.sampleAllowed')}
            value={sample}
            onChange={setSample}
            choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(`value.${value}`) }))}
          />
        )}
        <FormFoot submit={null}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!wanted} loading={isBusy}>
            {t('products-list:bulk.apply', plural(count))}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}
