import { Loader } from '@mantine/core'
import { IconAlertTriangle, IconCloudCheck, IconCloudOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { retryCart } from '~/shared/cart/open'
import { useCart } from '~/shared/cart/store'
import { jumpTo } from '~/shared/parts/jump-to'
import { useIsOnline } from '~/shared/parts/use-is-online'
import classes from './SyncNote.module.css'

/** Where the server's copy of the cart stands, and the way out when it could not be written. */
export function SyncNote() {
  const { t } = useTranslation('cart')
  const sync = useCart((state) => state.sync)
  const isDirty = useCart((state) => state.isDirty)
  const isRefused = useCart((state) => state.refusals.length > 0)
  const isOnline = useIsOnline()
  if (!isOnline)
    return (
      <p className={classes.note} data-tone="attention" role="status">
        <IconCloudOff size={16} aria-hidden />
        {t(isDirty ? 'sync.offlineDirty' : 'sync.offline')}
      </p>
    )
  if (sync === 'failed')
    return (
      <p className={classes.note} data-tone="attention" role="alert">
        <IconAlertTriangle size={16} aria-hidden />
        {t(isRefused ? 'sync.refused' : isDirty ? 'sync.failed' : 'sync.unread')}
        {isRefused ? (
          <button type="button" className={classes.retry} onClick={() => jumpTo('obstacles')}>
            {t('sync.see')}
          </button>
        ) : (
          <button type="button" className={classes.retry} onClick={retryCart}>
            {t('error.retry')}
          </button>
        )}
      </p>
    )
  return (
    <p className={classes.note} role="status">
      {sync === 'saved' ? <IconCloudCheck size={16} aria-hidden /> : <Loader size={13} color="gray.5" aria-hidden />}
      {t(`sync.${sync}`)}
    </p>
  )
}
