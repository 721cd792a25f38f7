import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'
import classes from './toast.module.css'

/** A button in a toast, which goes with it: undo. */
export function ToastAction({ toast, onAct, children }: { toast: string; onAct: () => void; children: ReactNode }) {
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
