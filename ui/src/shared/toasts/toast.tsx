import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { text } from '~/shared/i18n/i18n'
import { TOAST_DURATION } from './limits'
import classes from './toast.module.css'

type Kind = 'success' | 'info' | 'warning' | 'error'

const icons = { success: IconCheck, info: IconInfoCircle, warning: IconAlertTriangle, error: IconX }

interface Options {
  /** A second toast with the id of one on screen replaces it. */
  id?: string
  /** A line below the message: a sentence, a link, an undo button. */
  detail?: ReactNode
}

function show(kind: Kind, message: ReactNode, { id, detail }: Options = {}): void {
  const Icon = icons[kind]
  const toast = {
    title: message,
    message: detail,
    icon: <Icon size={16} stroke={2.2} aria-hidden />,
    autoClose: TOAST_DURATION,
    closeButtonProps: { 'aria-label': text('close') },
    className: `${classes.toast} ${classes[kind]}`,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
  }
  if (id === undefined) {
    notifications.show(toast)
    return
  }
  notifications.hide(id)
  notifications.show({ ...toast, id })
}

/** Messages that pass: four kinds, top right, five seconds. */
export const toast = {
  success: (message: ReactNode, options?: Options) => show('success', message, options),
  info: (message: ReactNode, options?: Options) => show('info', message, options),
  warning: (message: ReactNode, options?: Options) => show('warning', message, options),
  error: (message: ReactNode, options?: Options) => show('error', message, options),
  hide: (id: string) => notifications.hide(id),
}
