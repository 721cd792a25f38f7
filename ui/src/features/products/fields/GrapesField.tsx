import { ActionIcon, Button, Input, NumberInput, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { newGrape, type SheetValues } from '../sheet/values'
import classes from './GrapesField.module.css'

/** Grapes and their shares, in the order the label names them. */
export function GrapesField({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const id = useId()
  const { grapes } = form.values
  const sum = grapes.reduce((total, { share }) => total + Number(share || 0), 0)
  return (
    <fieldset className={classes.grapes} aria-labelledby={id} data-path="grapes" tabIndex={-1}>
      <div className={classes.head}>
        <Input.Label id={id} labelElement="div">
          {t('field.grapes')}
        </Input.Label>
        {sum > 0 && (
          <span className={classes.sum} data-over={sum > 100 || undefined}>
            {t('grapes.sum', { sum: formatPercent(sum) })}
          </span>
        )}
      </div>
      {form.errors.grapes && (
        <p role="alert" className={classes.error}>
          {form.errors.grapes}
        </p>
      )}
      {grapes.length > 0 && (
        <ol className={classes.list}>
          {grapes.map((grape, at) => (
            <li key={grape.key} className={classes.grape}>
              <TextInput
                aria-label={t('grapes.name', { number: at + 1 })}
                placeholder={t('grapes.placeholder')}
                autoComplete="off"
                {...form.getInputProps(`grapes.${at}.name`)}
              />
              <NumberInput
                aria-label={t('grapes.share', { number: at + 1 })}
                hideControls
                allowNegative={false}
                decimalScale={1}
                suffix={'\u00A0%'}
                placeholder="%"
                {...form.getInputProps(`grapes.${at}.share`)}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                className={classes.remove ?? ''}
                aria-label={t('grapes.remove', { name: grape.name || at + 1 })}
                onClick={() => form.removeListItem('grapes', at)}
              >
                <IconX size={17} stroke={1.8} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="default"
        size="sm"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => form.insertListItem('grapes', newGrape())}
      >
        {t('grapes.add')}
      </Button>
    </fieldset>
  )
}
