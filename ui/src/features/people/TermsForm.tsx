import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { api, pathOf } from '~/shared/api/client'
import { personName } from '~/shared/format/person-name'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import classes from '~/shared/forms/fields.module.css'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { max } from '~/shared/validation/text-rules'
import { PaymentTermsFields } from './PaymentTermsFields'
import type { Person } from './person'
import { pageOf } from './person-screen'
import type { TermsKind } from './terms'
import { daysRule, termsBody, termsValues } from './terms-values'

interface Props {
  person: Person
  kind: TermsKind
  viewer: Me
}

/** What a field of hundredths is given. */
interface NumberProps {
  value: number | null
  onChange: (value: number | null) => void
}

/** The terms of a relation, as its parent sets them. */
export function TermsForm({ person, kind, viewer }: Props) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { relation } = person
  const page = pageOf(person, viewer)
  const form = useAppForm({
    initialValues: termsValues(relation),
    rules: { days: daysRule, label: max(100) },
    send: (values) => api.patch(pathOf(relation?.['@id'] ?? ''), termsBody(values, kind), { silent: true }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ['people'] })
      toast.success(t('edit.saved', { name: personName(person) }))
      void navigate({ to: page })
    },
  })
  const number = (field: 'margin' | 'fee' | 'discount' | 'outstanding') => form.getInputProps(field) as NumberProps
  return (
    <Panel title={t('terms.title')}>
      <AppForm form={form} label={t('terms.title')}>
        <div className={classes.fields}>
          {kind === 'agent' && (
            <>
              <PercentField label={t('terms.margin')} description={t('terms.marginHelp')} {...number('margin')} />
              <PercentField label={t('terms.fee')} description={t('terms.feeHelp')} {...number('fee')} />
            </>
          )}
          {kind === 'customer' && (
            <>
              <PercentField label={t('terms.discount')} description={t('terms.discountHelp')} {...number('discount')} />
              <MoneyField
                label={t('terms.outstanding')}
                description={t('terms.outstandingHelp')}
                {...number('outstanding')}
              />
              <PaymentTermsFields form={form} />
              {relation?.agent && (
                <PercentField label={t('terms.feeHere')} description={t('terms.feeHereHelp')} {...number('fee')} />
              )}
            </>
          )}
          <TextInput
            className={classes.whole ?? ''}
            label={t('column.label')}
            description={t('terms.labelHelp')}
            autoComplete="off"
            {...form.getInputProps('label')}
          />
        </div>
        <FormFoot submit={t('edit.save')}>
          <Button component={Link} to={page} variant="default">
            {t('cancel')}
          </Button>
        </FormFoot>
      </AppForm>
    </Panel>
  )
}
