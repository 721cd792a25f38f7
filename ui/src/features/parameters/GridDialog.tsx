import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { dayOf } from '~/shared/forms/inputs/input-of'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from '~/shared/parts/DateField'
import { toast } from '~/shared/toasts/toast'
import { bodyOf, type GridValues, gridRules, noStep, valuesOf } from './grid-values'
import { gridWords } from './grid-words'
import classes from './ParametersPage.module.css'
import { Preview } from './Preview'
import { carriersQuery, type Grid, readAgain } from './queries'

interface Props {
  /** The grid that is changed; null for a new one. */
  grid: Grid | null
  isAdmin: boolean
  onClose: () => void
}

/** Makes or changes a grid, and shows what it would cost before it is kept. */
export function GridDialog({ grid, isAdmin, onClose }: Props) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const form = useSharedForm({
    thing: grid,
    read: () => api.get('/shipping_fees/{id}', { path: { id: grid?.id ?? 0 } }),
    valuesOf: (one: Grid | null) => valuesOf(one, isAdmin),
    rules: gridRules,
    words: gridWords(t),
    save: (begun, values) =>
      begun
        ? api.patch(
            '/shipping_fees/{id}',
            { version: begun.version, ...bodyOf(values) },
            { path: { id: begun.id }, ...ASKED },
          )
        : api.post('/shipping_fees', bodyOf(values)),
    onSent: () => {
      toast.success(t('grid.saved'))
      void readAgain(client)
      onClose()
    },
  })
  const { warehouse } = form.values
  return (
    <FormDialog
      form={form}
      size={640}
      title={t(grid ? 'grid.edit' : 'grid.create')}
      submit={t('grid.save')}
      onClose={onClose}
    >
      <Stack gap={16}>
        {isAdmin && !grid && (
          <ChoiceField
            label={t('grid.warehouse')}
            choices={[
              { value: 'dartess', label: t('owner.dartess') },
              { value: '', label: t('owner.platform') },
            ]}
            {...form.getInputProps('warehouse')}
          />
        )}
        <GridFields form={form} />
        <StepFields form={form} />
        <b>{t('preview.title')}</b>
        <Preview
          warehouse={warehouse === 'supplier' ? 'supplier' : 'dartess'}
          grid={bodyOf(form.values)}
          replaces={grid?.id}
        />
      </Stack>
    </FormDialog>
  )
}

/** What a grid is for: the carrier, the department, from when, and by what it counts. */
function GridFields({ form }: { form: AppFormState<GridValues> }) {
  const { t } = useTranslation('parameters')
  const carriers = useQuery(carriersQuery)
  return (
    <div className={fields.fields}>
      <Select
        label={t('grid.carrier')}
        allowDeselect={false}
        data={[
          { value: '', label: t('grid.everyCarrier') },
          ...(carriers.data?.['hydra:member'].map(({ code, label }) => ({ value: code, label })) ?? []),
        ]}
        {...form.getInputProps('carrier')}
      />
      <TextInput
        label={t('grid.department')}
        description={t('grid.departmentHelp')}
        inputMode="numeric"
        maxLength={2}
        autoComplete="off"
        {...form.getInputProps('department')}
      />
      <DateField withLabel required label={t('grid.startsOn')} {...dayOf(form, 'startsOn', null)} />
      <ChoiceField
        label={t('grid.basis')}
        choices={(['units', 'weight'] as const).map((value) => ({ value, label: t(`basis.${value}`) }))}
        {...form.getInputProps('basis')}
      />
    </div>
  )
}

/** The steps of a grid, and the price beyond the last one. */
function StepFields({ form }: { form: AppFormState<GridValues> }) {
  const { t } = useTranslation('parameters')
  const { basis, steps } = form.values
  return (
    <Stack gap={10}>
      {steps.length === 0 && <Dim as="p">{t('grid.closed')}</Dim>}
      {steps.map((_, n) => (
        // Steps have no name but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise
        <div key={n} className={classes.step}>
          <TextInput
            label={t(`grid.upTo.${basis}`)}
            required
            inputMode={basis === 'weight' ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...form.getInputProps(`steps.${n}.upTo`)}
          />
          <MoneyField label={t('grid.price')} required {...hundredthsProps(form, `steps.${n}.priceTaxExcl`)} />
          <ActionIcon
            className={classes.remove ?? ''}
            variant="subtle"
            color="gray"
            size={36}
            data-touch="square"
            aria-label={t('grid.removeStep', { count: n + 1 })}
            onClick={() => form.removeListItem('steps', n)}
          >
            <IconTrash size={17} stroke={1.8} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => form.insertListItem('steps', noStep())}
        >
          {t('grid.addStep')}
        </Button>
      </div>
      <MoneyField
        label={t(`grid.beyond.${basis}`)}
        description={t('grid.beyondHelp')}
        {...hundredthsProps(form, 'beyondTaxExcl')}
      />
    </Stack>
  )
}
