import { Notifications } from '@mantine/notifications'
import { TOAST_DURATION, TOAST_LIMIT } from './limits'
import classes from './toast.module.css'

/** Where toasts appear. Loaded after the first screen; toasts shown before wait for it. */
export default function Toaster() {
  return (
    <Notifications
      position="top-right"
      limit={TOAST_LIMIT}
      autoClose={TOAST_DURATION}
      containerWidth={768}
      className={classes.place ?? ''}
    />
  )
}
