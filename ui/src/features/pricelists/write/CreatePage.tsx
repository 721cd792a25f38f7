import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailSkeleton } from '~/shared/detail/DetailSkeleton'
import { useUpdates } from '~/shared/document/documents'
import { Drafted } from '~/shared/forms/Drafted'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { priceLists } from '../queries'
import { createList, type ListValues, newList } from './values'

// What a visit fetches at once must not name all that the form is made of.
const ListForm = lazy(() => import('./ListForm').then((part) => ({ default: part.ListForm })))

/** Writes a new list: what it is called, whom it is for, when it holds, and its prices. */
export function CreatePage() {
  const { t } = useTranslation('pricelists')
  const { show } = useUpdates(priceLists)
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <>
      <PageHeader
        title={t('create.title')}
        subtitle={t('create.subtitle')}
        back={{ ...listAsLeft('/products/mercuriale'), label: t('title') }}
      />
      <Suspense fallback={<DetailSkeleton />}>
        <Drafted<ListValues> name="/products/mercuriale/create">
          {(draft) => (
            <ListForm
              {...draft}
              user={user}
              self={null}
              before={newList(user.userGroup.code === 'supplier' ? String(user.id) : '')}
              label={t('create.title')}
              submit={t('create.send')}
              send={createList}
              onSent={(list) => {
                show(list)
                toast.success(t('create.done'))
                void navigate({
                  to: '/products/mercuriale/$listId',
                  params: { listId: String(list.id) },
                  replace: true,
                })
              }}
            />
          )}
        </Drafted>
      </Suspense>
    </>
  )
}
