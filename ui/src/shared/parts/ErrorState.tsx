import { Button } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState'

/** What the server says of it, if it does. */
const helpOf = ({ name, message }: Error) => (name === 'ApiError' && !message.startsWith('HTTP') ? message : undefined)

/** What stands where a query failed: the server's words and a button that asks again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation()
  const help = helpOf(error) ?? t(error.name === 'NetworkError' ? 'error.network' : 'error.loadHelp')
  return (
    <div role="alert">
      <EmptyState
        icon={IconPlugConnectedX}
        title={t('error.load')}
        help={help}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('error.retry')}
          </Button>
        }
      />
    </div>
  )
}
