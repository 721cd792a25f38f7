import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '~/features/profile/ProfilePage'
import { loadTexts } from '~/shared/i18n/i18n'
import { numberSearch, searchOf, textSearch } from '~/shared/parts/search-fields'

/** `?email=` is the link of the mail that confirms an address, `?product=` what to come back to then, `?code=` that of news about a promo code. */
const search = searchOf({ email: textSearch, product: numberSearch(), code: numberSearch() })

export const Route = createFileRoute('/_app/profile/')({
  validateSearch: search,
  loader: () => loadTexts('profile', 'record', 'addresses', 'frames'),
  component: Profile,
})

function Profile() {
  const { email, product, code } = Route.useSearch()
  return <ProfilePage emailToken={email} productId={product} codeId={code} />
}
