import { Button } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './EmptyState'

interface Props {
  /** One sentence of help, about what was looked for. */
  help: string
  /** Takes the filters away. */
  onClear: () => void
}

/** What stands where a list's filters leave nothing (specification 8). */
export function NoResult({ help, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('noResult')}
      help={help}
      action={
        <Button variant="default" onClick={onClear}>
          {t('filters.reset')}
        </Button>
      }
    />
  )
}
