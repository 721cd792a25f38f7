import { Button, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Row } from '~/shared/layout/Row'
import classes from './IbanField.module.css'

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
  /** The last four characters of the one there is; the rest is never shown again. */
  ending: string
}

/** A bank account that is written and not read: its ending says which one is kept. */
export function IbanField({ form, ending }: Props) {
  const { t } = useTranslation('record')
  const [isOpen, setOpen] = useState(ending === '')
  if (!isOpen) {
    return (
      <Row as="p" gap="8px 16px" wrap>
        <span className={classes.number}>{t('agency.ibanEnding', { ending })}</span>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('agency.ibanReplace')}
        </Button>
      </Row>
    )
  }
  return (
    <TextInput
      className={classes.field ?? ''}
      label={t('agency.ibanNew')}
      description={ending ? t('agency.ibanKept', { ending }) : undefined}
      autoComplete="off"
      autoFocus={ending !== ''}
      spellCheck={false}
      autoCapitalize="characters"
      {...form.getInputProps('iban')}
    />
  )
}
