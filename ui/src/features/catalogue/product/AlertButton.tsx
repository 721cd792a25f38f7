import { Button } from '@mantine/core'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '~/shared/product/product'
import classes from './AlertButton.module.css'
import { useAlert } from './use-alert'

/** "M'alerter": tells the viewer once when a product can be ordered again; pressed again, not any more. */
export function AlertButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { isAwaited, isPending, toggle } = useAlert(product)
  return (
    <div className={classes.alert}>
      <p className={classes.words} role="status">
        {t(isAwaited ? 'alert.waiting' : 'alert.offer')}
      </p>
      <Button
        size="md"
        fullWidth
        variant={isAwaited ? 'default' : 'filled'}
        loading={isPending}
        leftSection={isAwaited ? <IconBellCheck size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
        onClick={toggle}
      >
        {t(isAwaited ? 'alert.stop' : 'alert.ask')}
      </Button>
    </div>
  )
}
