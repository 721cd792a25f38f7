import { Button, type ButtonProps, Loader } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { SendingContext } from './sending'

/**
 * Sends the form around. It is never disabled: what is missing is told by pressing it, and while the form is on its
 * way it keeps the focus and says so.
 */
export function SubmitButton({ children, ...others }: ButtonProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const isSending = use(SendingContext)
  return (
    <Button
      type="submit"
      aria-disabled={isSending || undefined}
      leftSection={isSending ? <Loader size={16} color="currentColor" aria-label={t('form.sending')} /> : undefined}
      {...others}
    >
      {children}
    </Button>
  )
}
