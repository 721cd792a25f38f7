import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dim } from '~/shared/layout/Dim'
import { Dialog } from '~/shared/parts/Dialog'
import { AppForm } from './AppForm'
import { FormFoot } from './FormFoot'
import type { AppFormState } from './use-app-form'

interface Props<Values> {
  form: AppFormState<Values>
  title: string
  /** What it is about, above the fields. */
  lead?: ReactNode
  /** The words of the button that sends; none while it cannot be sent: what was typed stays to be read. */
  submit: string | null
  button?: ButtonProps
  /** Pixels across. */
  size?: number
  /** What stands above refusals that belong to no field; '' for nothing. */
  refused?: string
  /** The words of the button that closes it. */
  leave?: string
  children?: ReactNode
  onClose: () => void
}

/** A form in a dialog. A press beside it does not close it: what was typed would be lost. */
export function FormDialog<Values>(props: Props<Values>) {
  const { form, title, lead, submit, button = {}, size, refused = '', children, onClose } = props
  const { t } = useTranslation()
  const { leave = t('close') } = props
  return (
    <Dialog onClose={onClose} closeOnClickOutside={false} title={title} {...(size ? { size } : {})}>
      <AppForm form={form} label={title} isGuarded={false} refused={refused}>
        {lead && <Dim as="p">{lead}</Dim>}
        {children}
        <FormFoot submit={submit} button={button}>
          <Button variant="default" onClick={onClose}>
            {leave}
          </Button>
        </FormFoot>
      </AppForm>
    </Dialog>
  )
}
