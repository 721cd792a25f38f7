import { createFileRoute, redirect } from '@tanstack/react-router'
import { catalogueHome } from '~/features/catalogue/audience'
import { session } from '~/shared/session/session'

/** /products leads to the list, or to the grid for groups that may not open the list (rulings, routes and access). */
export const Route = createFileRoute('/_app/products/')({
  beforeLoad: () => {
    const { user } = session()
    if (user) throw redirect({ to: catalogueHome(user.userGroup.code), replace: true })
  },
})
