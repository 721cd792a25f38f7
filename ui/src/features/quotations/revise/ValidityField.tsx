import { Button, Input } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { intentOf } from '~/shared/parts/load-on-intent'
import classes from './ReviseForm.module.css'
import type { Answer } from './revise-values'

const intent = intentOf(() => import('~/shared/parts/CalendarField'))

/** Until when the prices stand: the usual days, unless somebody chooses another. Few do: the calendar comes when asked for. */
export function ValidityField({ form }: { form: AppFormState<Answer> }) {
  const { t } = useTranslation('quotations')
  const [isChosen, setIsChosen] = useState(false)
  const words = { label: t('column.validUntil'), description: t('revise.validUntilHelp') }
  if (isChosen)
    return (
      <DateField
        {...words}
        withLabel
        autoFocus
        min={businessDay(Date.now())}
        className={classes.date}
        value={form.getValues().validUntil}
        {...form.getInputProps('validUntil')}
        onChange={(date) => form.setFieldValue('validUntil', date ?? '')}
      />
    )
  return (
    <Input.Wrapper {...words} labelElement="div" className={classes.date ?? ''}>
      <Button variant="default" className={classes.choose ?? ''} {...intent} onClick={() => setIsChosen(true)}>
        {t('revise.chooseValidity')}
      </Button>
    </Input.Wrapper>
  )
}
