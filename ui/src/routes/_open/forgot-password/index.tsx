import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '~/features/registration/password/ForgotPasswordPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_open/forgot-password/')({
  loader: () => loadTexts('registration'),
  component: ForgotPasswordPage,
})
