import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, pathOf } from '~/shared/api/client'
import type { Answer } from '~/shared/api/operations'
import { personName } from '~/shared/format/person-name'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import { addressRules, newAddress } from '~/shared/forms/inputs/address'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { type AppFormState, useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import { EmailField } from '~/shared/person-fields/EmailField'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import { personRules } from '~/shared/person-fields/person-rules'
import { newPerson } from '~/shared/person-fields/person-values'
import { unusedEmail } from '~/shared/person-fields/used-emails'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { all } from '~/shared/validation/rule'
import { creatableGroups } from '../user-rights'
import page from './CreatePage.module.css'
import { type NewUser, newUserBody, newUserRules } from './new-user'

/** An account made by an administrator: valid at once, with a password of its own or a link to choose one. */
export function UserCreatePage() {
  const { t } = useTranslation('users')
  const client = useQueryClient()
  const navigate = useNavigate()
  const viewer = useSession((session) => session.user?.userGroup.code ?? 'admin')
  const back = { ...listAsLeft('/users'), label: t('title') }
  const form = useAppForm<NewUser, Answer<'post', '/users'>>({
    initialValues: { ...newPerson('restaurant'), access: 'mail', password: '', addresses: [] },
    rules: { ...personRules, ...newUserRules, email: all(personRules.email, unusedEmail), addresses: addressRules },
    send: (values) => api.post('/users', newUserBody(values)),
    onSent: (user, { access }) => {
      toast.success(t('create.done', { name: personName(user) }), {
        detail: access === 'mail' ? t('create.mailed', { email: user.email }) : null,
      })
      void client.invalidateQueries({ queryKey: ['people'] })
      void navigate({ to: user['@id'] === null ? back.to : pathOf(user['@id']), replace: true })
    },
  })
  const { userGroup: group, addresses } = form.values

  function toggleAddress() {
    if (addresses.length > 0) form.removeListItem('addresses', 0)
    else form.insertListItem('addresses', newAddress())
  }

  return (
    <>
      <PageHeader title={t('create.title')} back={back} />
      <AppForm form={form} label={t('create.title')} className={page.form}>
        <Panel>
          <ChoiceField
            label={t('create.group')}
            choices={creatableGroups(viewer).map((value) => ({ value, label: t(`enums:user_group.${value}`) }))}
            {...form.getInputProps('userGroup')}
          />
        </Panel>
        <Panel title={t('create.person')}>
          <Stack gap={16}>
            <EmailField form={form} isChecked />
            <PersonFields form={form} group={group} />
          </Stack>
        </Panel>
        {isProfessional(group) && (
          <Panel title={t('create.company')}>
            <CompanyFields form={form} group={group} />
          </Panel>
        )}
        <UserAddressFields form={form} hasAddress={addresses.length > 0} onToggle={toggleAddress} />
        <UserAccessFields form={form} />
        <FormFoot submit={t('create.submit')}>
          <LinkButton to={back.to} variant="default">
            {t('cancel')}
          </LinkButton>
        </FormFoot>
      </AppForm>
    </>
  )
}

interface Props {
  form: AppFormState<NewUser>
  hasAddress: boolean
  onToggle: () => void
}

/** The first address of a new account, for those who know it. */
function UserAddressFields({ form, hasAddress, onToggle }: Props) {
  const { t } = useTranslation('users')
  return (
    <Panel title={t('create.address')}>
      <Stack gap={16}>
        <Checkbox
          label={t('create.addAddress')}
          description={t('create.addAddressHelp')}
          checked={hasAddress}
          onChange={onToggle}
        />
        {hasAddress && <AddressFields form={form} path="addresses.0" />}
      </Stack>
    </Panel>
  )
}

/** How the person comes in for the first time: by a mailed link, or with a password it is given. */
function UserAccessFields({ form }: { form: AppFormState<NewUser> }) {
  const { t } = useTranslation('users')
  const { access, email } = form.values
  return (
    <Panel>
      <Stack gap={16}>
        <ChoiceField
          label={t('create.access')}
          choices={(['mail', 'password'] as const).map((value) => ({ value, label: t(`create.by.${value}`) }))}
          {...form.getInputProps('access')}
        />
        {access === 'mail' ? (
          <Dim as="p">{t('create.mailHelp', { email: email.trim() || t('create.thatEmail') })}</Dim>
        ) : (
          <PasswordField
            label={t('field.password')}
            required
            withChecklist
            description={t('create.passwordHelp')}
            {...form.getInputProps('password')}
          />
        )}
      </Stack>
    </Panel>
  )
}
