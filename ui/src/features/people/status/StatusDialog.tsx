import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { personName } from '~/shared/format/person-name'
import { FormFoot } from '~/shared/forms/FormFoot'
import { Dim } from '~/shared/layout/Dim'
import { Dialog } from '~/shared/parts/Dialog'
import { type Account, needsReason, type StatusAction } from './status-actions'

interface Props {
  action: StatusAction
  accounts: readonly Account[]
  isBusy: boolean
  onSend: (reason: string) => void
  onClose: () => void
}

/** Characters a reason may have. */
const LONGEST = 500

/** Says what a change of status means, and asks why where somebody will want to know. */
export function StatusDialog({ action, accounts, isBusy, onSend, onClose }: Props) {
  const { t } = useTranslation('users')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { verb, to } = action
  const isRequired = needsReason(action, accounts)
  const isHarm = to === 'blocked' || to === 'deleted'
  const count = accounts.length
  const [first] = accounts

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRequired && reason.trim() === '') setIsMissing(true)
    else onSend(reason.trim())
  }

  return (
    <Dialog onClose={onClose} title={t(`status.ask.${verb}`, { count, name: first ? personName(first) : '' })}>
      <form onSubmit={submit} noValidate>
        <Dim as="p" mb={16}>
          {t(`status.meaning.${verb}`, { count })}
        </Dim>
        {isHarm && (
          <Textarea
            label={t('status.reason')}
            description={t(isRequired ? 'status.reasonSent' : 'status.reasonKept')}
            required={isRequired}
            value={reason}
            onChange={(event) => {
              setReason(event.currentTarget.value)
              setIsMissing(false)
            }}
            error={isMissing ? t('status.reasonMissing') : null}
            maxLength={LONGEST}
            minRows={3}
            data-autofocus
          />
        )}
        <FormFoot submit={null}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color={isHarm ? 'danger.6' : 'brand'} loading={isBusy}>
            {t(`status.confirm.${verb}`, { count })}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}
