import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Person, User } from '~/api/types'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import { EmailField } from '~/shared/person-fields/EmailField'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import { personRules } from '~/shared/person-fields/person-rules'
import { type PersonValues, personOf } from '~/shared/person-fields/person-values'
import { userChanges } from '~/shared/person-fields/user-body'
import { toast } from '~/shared/toasts/toast'

interface Values extends PersonValues, Record<string, unknown> {}

/** Names, e-mail and company of an account. */
export function UserIdentityForm({ person }: { person: Person }) {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const form = useAppForm<Values, User>({
    initialValues: { ...personOf(person) },
    rules: personRules,
    send: (values) => api.patch('/users/{id}', userChanges(values, person), { path: { id: person.id } }),
    onSent: (saved, values) => {
      // A new e-mail counts once its link is followed: until then the old one is the person's.
      form.setFieldValue('email', saved.email)
      form.resetDirty({ ...values, email: saved.email })
      toast.success(t('edit.saved'), {
        detail: saved.pendingEmail ? t('edit.pendingEmail', { email: saved.pendingEmail }) : null,
      })
      void client.invalidateQueries({ queryKey: ['people'] })
    },
  })
  return (
    <Panel title={t('edit.identity')}>
      <AppForm form={form} label={t('edit.identity')}>
        <Stack gap={16}>
          {person.pendingEmail && <Notice tone="info">{t('edit.pendingEmail', { email: person.pendingEmail })}</Notice>}
          <EmailField form={form} description={t('edit.emailHelp')} />
          <PersonFields form={form} group={person.userGroup.code} />
          <CompanyFields form={form} group={person.userGroup.code} />
        </Stack>
        <FormFoot submit={t('edit.save')} />
      </AppForm>
    </Panel>
  )
}
