import { Checkbox, Switch } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import { GROUPS, type PromoCodeGroup } from '../promo-code'
import classes from './CodeForm.module.css'
import type { CodeValues } from './values'

/** Which groups may use a code, none chosen standing for all, and whether they read it. */
export function CustomersPanel({ form }: { form: AppFormState<CodeValues> }) {
  const { t } = useTranslation('codes')
  const id = useId()
  const { groups } = form.values
  const toggle = (group: PromoCodeGroup) =>
    form.setFieldValue(
      'groups',
      GROUPS.filter((one) => groups.includes(one) !== (one === group)),
    )
  return (
    <Panel title={t('form.part.customers')}>
      <fieldset className={classes.groups} aria-label={t('form.groups')} aria-describedby={id}>
        <p id={id} className={classes.help}>
          {t('form.groupsHelp')}
        </p>
        {GROUPS.map((group) => (
          <Checkbox
            key={group}
            label={t(`enums:user_group.${group}`)}
            classNames={{ body: classes.check ?? '', label: classes.checkLabel ?? '' }}
            checked={groups.includes(group)}
            onChange={() => toggle(group)}
          />
        ))}
      </fieldset>
      <Switch
        mt={16}
        label={t('form.shown')}
        description={t('form.shownHelp')}
        {...form.getInputProps('shown', { type: 'checkbox' })}
      />
    </Panel>
  )
}
