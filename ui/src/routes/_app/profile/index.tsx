import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ProfilePage } from '~/features/profile/ProfilePage'
import { loadTexts } from '~/shared/i18n/i18n'

/** `?email=` is the link of the mail that confirms a new address, `?code=` that of news about a promo code. */
const search = z.object({
  email: z.catch(z.optional(z.string()), undefined),
  code: z.catch(z.optional(z.number()), undefined),
})

export const Route = createFileRoute('/_app/profile/')({
  validateSearch: search,
  loader: () => loadTexts('profile', 'record', 'addresses', 'frames'),
  component: Profile,
})

function Profile() {
  const { email, code } = Route.useSearch()
  return <ProfilePage emailToken={email} codeId={code} />
}
