import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import * as z from 'zod/mini'
import { ProfileEditPage } from '~/features/profile/edit/ProfileEditPage'
import { SECTIONS } from '~/features/profile/sections'
import { loadTexts } from '~/shared/i18n/i18n'

const search = z.object({ section: z.catch(z.optional(z.enum(SECTIONS)), undefined) })

export const Route = createFileRoute('/_app/profile/edit')({
  validateSearch: search,
  loader: () => loadTexts('profile', 'person', 'record', 'addresses', 'notifications'),
  component: ProfileEdit,
})

const NotificationChoices = lazy(() => import('~/features/notifications/NotificationChoices'))

function ProfileEdit() {
  return <ProfileEditPage section={Route.useSearch().section} notifications={NotificationChoices} />
}
