import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { FormFoot } from '~/shared/forms/FormFoot'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { SPECIMENS } from './queries'

/** Writes down a new one. */
export function CreatePage() {
  const { t } = useTranslation('specimens')
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useAppForm({
    initialValues: { name: '' },
    rules: { name: required },
    send: (values) => api.post('/specimens', values),
    onSent: ({ id, name }) => {
      void client.invalidateQueries({ queryKey: SPECIMENS })
      toast.success(t('create.done', { name }))
      void navigate({ to: '/specimens/$specimenId', params: { specimenId: String(id) }, replace: true })
    },
  })
  return (
    <>
      <PageHeader title={t('create.title')} back={{ ...listAsLeft('/specimens'), label: t('title') }} />
      <Panel>
        <AppForm form={form} label={t('create.title')}>
          <Stack gap={16}>
            <TextInput label={t('column.name')} required {...form.getInputProps('name')} />
            <FormFoot submit={t('create.submit')} />
          </Stack>
        </AppForm>
      </Panel>
    </>
  )
}
