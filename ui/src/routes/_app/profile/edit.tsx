import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { ProfileEditPage } from '~/features/profile/edit/ProfileEditPage'
import { SECTIONS } from '~/features/profile/sections'
import { loadTexts } from '~/shared/i18n/i18n'
import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

const search = searchOf({ section: choiceSearch(...SECTIONS) })

export const Route = createFileRoute('/_app/profile/edit')({
  validateSearch: search,
  loader: () => loadTexts('profile', 'person', 'record', 'addresses', 'notifications'),
  component: ProfileEdit,
})

const NotificationChoices = lazy(() => import('~/features/notifications/NotificationChoices'))

function ProfileEdit() {
  return <ProfileEditPage section={Route.useSearch().section} notifications={NotificationChoices} />
}
