import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '~/features/profile/ProfilePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/profile')({
  loader: () => loadTexts('profile'),
  component: ProfilePage,
})
