import { Button } from '@mantine/core'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Product } from './product'
import { useAlert } from './use-alert'

/** "M'alerter" in a list, where a quantity would stand. */
export function AlertToggle({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const { isAwaited, isPending, toggle } = useAlert(product)
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={t(isAwaited ? 'alert.stopFor' : 'alert.askFor', { product: product.name })}
      leftSection={isAwaited ? <IconBellCheck size={16} aria-hidden /> : <IconBell size={16} aria-hidden />}
      onClick={toggle}
    >
      {t(isAwaited ? 'alert.stop' : 'alert.ask')}
    </Button>
  )
}
