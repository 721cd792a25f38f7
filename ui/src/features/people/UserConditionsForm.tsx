import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { conditionsPath, toPercent, toPoints } from './conditions'
import type { Person } from './person'
import texts from './UserForm.module.css'

/** Basis points. */
interface Rates {
  discountOnInvoice: number | null
  supplierRebate: number | null
}

interface Values extends Rates, Record<string, unknown> {}

/** A buyer's conditions, which administrators alone set (rulings). */
export function UserConditionsForm({ person }: { person: Person }) {
  const path = conditionsPath(person)
  return path === null ? null : <Conditions person={person} path={path} />
}

function Conditions({ person, path }: { person: Person; path: string }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const form = useAppForm<Values>({
    initialValues: {
      discountOnInvoice: toPoints(person.parameters?.discountOnInvoice),
      supplierRebate: toPoints(person.parameters?.supplierRebate),
    },
    send: ({ discountOnInvoice, supplierRebate }) =>
      api.patch(
        path,
        { discountOnInvoice: toPercent(discountOnInvoice), supplierRebate: toPercent(supplierRebate) },
        { silent: true },
      ),
    onSent: () => {
      toast.success(t('edit.conditionsSaved'))
      void client.invalidateQueries({ queryKey: ['people'] })
    },
  })
  const pointsOf = (field: keyof Rates) =>
    form.getInputProps(field) as { value: number | null; onChange: (points: number | null) => void }
  const frame = person.parameters?.agreementFrame
  return (
    <Panel title={t('edit.conditions')}>
      <AppForm form={form} label={t('edit.conditions')}>
        <p className={texts.help}>{t('edit.conditionsHelp')}</p>
        <div className={classes.fields}>
          <PercentField
            label={t('field.discountOnInvoice')}
            description={t('edit.discountHelp')}
            {...pointsOf('discountOnInvoice')}
          />
          <PercentField
            label={t('field.supplierRebate')}
            description={t('edit.rebateHelp')}
            {...pointsOf('supplierRebate')}
          />
        </div>
        <p className={texts.help}>{t(frame ? 'edit.frame' : 'edit.noFrame', { frame })}</p>
        <FormFoot submit={t('edit.saveConditions')} />
      </AppForm>
    </Panel>
  )
}
