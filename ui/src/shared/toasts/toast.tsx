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
  /** A line below the message: a sentence, a link. */
  detail?: ReactNode
  /** A button beside the message; the toast goes with it. */
  action?: { label: string; onClick: () => void }
  /** Called when the toast goes, whatever made it go; before the button's own action. */
  onClose?: () => void
}

let shown = 0

function show(kind: Kind, message: ReactNode, { id, detail, action, onClose }: Options = {}): void {
  const Icon = icons[kind]
  const own = id ?? `toast-${++shown}`
  const toast = {
    id: own,
    title: message,
    message: action ? (
      <>
        {detail}
        <ToastAction toast={own} onAct={action.onClick}>
          {action.label}
        </ToastAction>
      </>
    ) : (
      detail
    ),
    icon: <Icon size={15} stroke={2.4} aria-hidden />,
    autoClose: TOAST_DURATION,
    ...(onClose ? { onClose } : {}),
    closeButtonProps: { 'aria-label': text('close') },
    className: `${classes.toast} ${classes[kind]}`,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
  }
  // The pointer makes a toast wait by itself; the focus does too, or its button would go while somebody is on it.
  const wait = (autoClose: number | false) => notifications.update({ ...toast, ...waiting, autoClose })
  const waiting = { onFocusCapture: () => wait(false), onBlurCapture: () => wait(TOAST_DURATION) }
  if (id !== undefined) notifications.hide(id)
  notifications.show({ ...toast, ...waiting })
}

/** Messages that pass: four kinds, top right, five seconds. */
export const toast = {
  success: (message: ReactNode, options?: Options) => show('success', message, options),
  info: (message: ReactNode, options?: Options) => show('info', message, options),
  warning: (message: ReactNode, options?: Options) => show('warning', message, options),
  error: (message: ReactNode, options?: Options) => show('error', message, options),
  /** Says what was done and offers to take it back. */
  undo: (message: ReactNode, undo: () => void, id?: string, onClose?: () => void) =>
    show('info', message, {
      ...(id ? { id } : {}),
      ...(onClose ? { onClose } : {}),
      action: { label: text('undo'), onClick: undo },
    }),
  hide: (id: string) => notifications.hide(id),
}

/** A button in a toast, which goes with it: undo. */
function ToastAction({ toast, onAct, children }: { toast: string; onAct: () => void; children: ReactNode }) {
  function act() {
    notifications.hide(toast)
    onAct()
  }
  return (
    <button type="button" className={classes.action} onClick={act}>
      {children}
    </button>
  )
}
