import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog'
import { useBusy } from './use-busy'

interface Props {
  opened: boolean
  title: string
  children: ReactNode
  /** The button names the result: "Annuler la commande". */
  confirm: string
  /** What keeps everything as it is; "Annuler" unless said otherwise. */
  cancel?: string
  onConfirm: () => void
  onClose: () => void
  /** What is lost cannot be brought back. */
  danger?: boolean
  loading?: boolean
}

/** Asks before something that cannot be undone; what can be undone gets a toast with an undo instead. */
export function Confirm(props: Props) {
  const { opened, title, children, confirm, cancel, onConfirm, onClose, danger = false, loading = false } = props
  const { t } = useTranslation()
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      {children}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancel ?? t('cancel')}
        </Button>
        <Button color={danger ? 'danger.6' : 'brand'} onClick={onConfirm} loading={loading}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  )
}

interface ActProps extends Omit<Props, 'opened' | 'onConfirm' | 'loading'> {
  opened?: boolean
  act: () => Promise<void>
}

/** The same around what is done once it is confirmed, and takes a moment. */
export function ConfirmAct({ opened = true, act, ...rest }: ActProps) {
  const { isBusy, run } = useBusy()
  return <Confirm {...rest} opened={opened} loading={isBusy} onConfirm={() => void run(act)} />
}
