import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCart } from '~/shared/cart/store'
import classes from './CartSyncNote.module.css'

/** Whether the server has what was just put into the cart; it follows at its own pace. */
export function CartSyncNote() {
  const { t } = useTranslation('catalogue')
  const sync = useCart((state) => state.sync)
  const state = sync === 'loading' ? 'saving' : sync
  return (
    <span className={classes.note} data-state={state}>
      {state === 'saved' && <IconCloudCheck size={15} stroke={1.8} aria-hidden />}
      {state === 'saving' && <Loader size={12} color="currentColor" aria-hidden />}
      {state === 'failed' && <IconAlertTriangle size={15} stroke={1.8} aria-hidden />}
      <span>{t(`sync.${state}`)}</span>
    </span>
  )
}
