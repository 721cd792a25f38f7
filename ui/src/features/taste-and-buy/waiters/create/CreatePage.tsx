import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { PinField } from '../PinField'
import { pinRule } from '../pin'
import { bodyOf, type WaiterValues, waiterRules } from '../values'
import { WaiterFields } from '../WaiterFields'
import { nameOf, waiters } from '../waiter'

interface NewWaiter extends WaiterValues {
  pin: string
}

const list = '/taste-and-buy/waiters'

/** Adds a waiter, who is told by mail what is kept of its sales before anything is recorded in its name. */
export function CreatePage() {
  const { t } = useTranslation('waiters')
  const { show } = useUpdates(waiters)
  const navigate = useNavigate()
  const form = useAppForm<NewWaiter, Waiter>({
    initialValues: { firstName: '', lastName: '', email: '', pin: '' },
    rules: { ...waiterRules, pin: pinRule },
    send: ({ pin, ...values }) => api.post('/waiters', { ...bodyOf(values), ...(pin ? { pin } : {}) }),
    onSent: (waiter) => {
      show(waiter)
      toast.success(t('create.done', { name: nameOf(waiter) }))
      void navigate({ to: '/taste-and-buy/waiters/$waiterId', params: { waiterId: String(waiter.id) }, replace: true })
    },
  })
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.intro')}
        back={{ ...listAsLeft(list), label: t('title') }}
      />
      <AppForm form={form} label={t('create.title')}>
        <Panel title={t('create.who')}>
          <Stack gap={16}>
            <WaiterFields form={form} />
            <PinField description={t('create.pinHelp')} {...form.getInputProps('pin')} />
            <Notice tone="info">{t('told.before')}</Notice>
            <FormFoot submit={t('create.submit')}>
              <LinkButton to={listAsLeft(list).to} variant="default">
                {t('common:cancel')}
              </LinkButton>
            </FormFoot>
          </Stack>
        </Panel>
      </AppForm>
    </>
  )
}
