import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { showDocument } from '~/shared/document/documents'
import { AppForm } from '~/shared/forms/AppForm'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { StepFoot } from '~/shared/parts/StepFoot'
import { WAREHOUSES } from '~/shared/warehouse/goods'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { counts } from '../count-query'
import classes from './BeginForm.module.css'
import { begin, newCount, newCountRules } from './values'

// What one sees first is fetched first.
const PartFields = lazy(() => import('./PartFields').then((part) => ({ default: part.PartFields })))

/** What is to be counted; counting begins at once. */
export function BeginForm({ user }: { user: Me }) {
  const { t } = useTranslation('counts')
  const client = useQueryClient()
  const navigate = useNavigate()
  // Administrators count at Dartess: a supplier's own warehouse is counted by the supplier.
  const forDartess = isAdmin(user.userGroup.code)
  const [initialValues] = useState(() => (forDartess ? newCount('', 'dartess') : newCount(String(user.id), 'supplier')))
  const form = useAppForm({
    initialValues,
    rules: newCountRules,
    send: begin,
    onSent: (count) => {
      showDocument(client, counts, count)
      void navigate({
        to: '/stock_counts/$countId',
        params: { countId: String(count.id) },
        search: { count: 1 },
        replace: true,
      })
    },
  })
  const { supplier, warehouse, blind } = form.values
  return (
    <AppForm form={form} label={t('create.title')}>
      <Stack gap={16}>
        <Panel title={t('create.part')}>
          <Stack gap={14}>
            {forDartess ? (
              <SupplierField
                {...form.getInputProps('supplier')}
                value={supplier}
                onChange={(chosen) => form.setFieldValue('supplier', chosen)}
              />
            ) : (
              <ChoiceField
                label={t('column.warehouse')}
                choices={WAREHOUSES.map((value) => ({ value, label: t(`warehouse:kept.${value}`) }))}
                {...form.getInputProps('warehouse')}
              />
            )}
            {!forDartess && warehouse === 'dartess' && <Hint>{t('create.proposed')}</Hint>}
            {supplier !== '' && (
              <Suspense fallback={<BlockSkeleton height={180} />}>
                <PartFields form={form} />
              </Suspense>
            )}
          </Stack>
        </Panel>
        <Panel title={t('create.how')}>
          <Stack gap={14}>
            <Checkbox
              className={classes.blind ?? ''}
              label={t('create.blind')}
              description={t('create.blindHelp')}
              checked={blind}
              onChange={(event) => form.setFieldValue('blind', event.currentTarget.checked)}
            />
            <TextInput
              label={t('column.label')}
              placeholder={t('create.labelExample')}
              maxLength={100}
              {...form.getInputProps('label')}
            />
            <Textarea label={t('create.comment')} maxLength={500} {...form.getInputProps('comment')} />
          </Stack>
        </Panel>
        <StepFoot words={t(blind ? 'create.readyBlind' : 'create.ready')}>
          <SubmitButton>{t('create.send')}</SubmitButton>
        </StepFoot>
      </Stack>
    </AppForm>
  )
}
