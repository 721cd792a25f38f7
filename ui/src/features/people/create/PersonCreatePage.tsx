import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import { EmailField } from '~/shared/person-fields/EmailField'
import { isProfessional } from '~/shared/person-fields/group-fields'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import { personRules } from '~/shared/person-fields/person-rules'
import { newPerson, type PersonValues } from '~/shared/person-fields/person-values'
import { userBody } from '~/shared/person-fields/user-body'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { invitableGroups, listOfGroup, type PeopleList } from '../list/people-lists'
import page from './CreatePage.module.css'

interface Values extends PersonValues, Record<string, unknown> {}

/** Invites somebody: who is written to, and who then accepts by choosing a password. */
export function PersonCreatePage({ of }: { of: PeopleList }) {
  const { t } = useTranslation('people')
  const client = useQueryClient()
  const navigate = useNavigate()
  const reader = useSession((session) => session.user?.userGroup.code ?? 'supplier')
  const groups = invitableGroups(of, reader)
  const back = { ...listAsLeft(`/${of}`), label: t(`list.${of}`) }
  const form = useAppForm<Values>({
    initialValues: { ...newPerson(groups[0]) },
    rules: personRules,
    send: (values) => api.post('/users', userBody(values)),
    // The answer tells nothing about who is known already: it is the same for everybody. Lists show who has accepted; the
    // network shows the invitation, and lets it be withdrawn.
    onSent: (_, { email }) => {
      toast.success(t('invitation.sent', { email: email.trim() }))
      void client.invalidateQueries({ queryKey: ['network'] })
      void navigate({ to: '/network', replace: true })
    },
  })
  const group: GroupCode = form.values.userGroup
  const list = listOfGroup(group)
  return (
    <>
      <PageHeader title={t(`create.${list}`)} back={back} />
      <AppForm form={form} label={t(`create.${list}`)} className={page.form}>
        <Notice tone="info">{t(`invitation.help.${list}`)}</Notice>
        {groups.length > 1 && (
          <Panel>
            <ChoiceField
              label={t('column.group')}
              choices={groups.map((value) => ({ value, label: t(`enums:user_group.${value}`) }))}
              {...form.getInputProps('userGroup')}
            />
          </Panel>
        )}
        {isProfessional(group) && (
          <Panel title={t('form.company')}>
            <CompanyFields form={form} group={group} />
          </Panel>
        )}
        <Panel title={t('form.person')}>
          <Stack gap={16}>
            <EmailField form={form} description={t('invitation.email')} />
            <PersonFields form={form} group={group} />
          </Stack>
        </Panel>
        <FormFoot submit={t('invitation.send')}>
          <LinkButton to={back.to} variant="default">
            {t('cancel')}
          </LinkButton>
        </FormFoot>
      </AppForm>
    </>
  )
}
