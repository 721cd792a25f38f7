import { createFileRoute } from '@tanstack/react-router'
import { linkQuery } from '~/features/registration/password/link-query'
import { NewPasswordPage } from '~/features/registration/password/NewPasswordPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_open/forgot-password/$token')({
  loader: ({ context: { queryClient }, params: { token } }) => {
    void queryClient.prefetchQuery(linkQuery(token))
    return loadTexts('registration')
  },
  component: NewPassword,
})

function NewPassword() {
  return <NewPasswordPage token={Route.useParams().token} />
}
