import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { DetailSkeleton } from '~/shared/detail/DetailSkeleton'
import { useUpdates } from '~/shared/document/documents'
import { Drafted } from '~/shared/forms/Drafted'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import type { PriceListDetail } from '../price-list'
import { linesQuery, priceLists } from '../queries'
import { changeList, type ListValues, readList, valuesOf } from './values'

// What a visit fetches at once must not name all that the form is made of.
const ListForm = lazy(() => import('./ListForm').then((part) => ({ default: part.ListForm })))

/** What a form begins with. */
interface Begun {
  list: PriceListDetail
  before: ListValues
}

/** Changes a list that has not begun. */
export function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('pricelists')
  const list = useQuery({ ...priceLists.one(id), throwOnError: isNotFound })
  const lines = useQuery(linesQuery(id))
  const error = list.error ?? lines.error
  const title = list.data ? t('edit.title', { name: list.data.name }) : t('one')
  // The form begins with what the server says now, and keeps to it while the list is read again.
  const [begun, setBegun] = useState<Begun | null>(null)
  const isRead = list.data && lines.data && !list.isFetching && !lines.isFetching
  if (begun === null && isRead) setBegun({ list: list.data, before: valuesOf(list.data, lines.data) })
  return (
    <>
      <PageHeader title={title} back={{ to: `/products/mercuriale/${id}`, label: list.data?.name ?? t('one') }} />
      {error && begun === null ? (
        <Panel>
          <ErrorState
            error={error}
            onRetry={() => {
              void list.refetch()
              void lines.refetch()
            }}
          />
        </Panel>
      ) : begun === null ? (
        <DetailSkeleton />
      ) : begun.list.mayEdit ? (
        <Form {...begun} />
      ) : (
        <NotNow list={begun.list} />
      )}
    </>
  )
}

function Form({ list, before }: Begun) {
  const { t } = useTranslation('pricelists')
  const { show } = useUpdates(priceLists)
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <Drafted<ListValues> name={`/products/mercuriale/${list.id}/edit`}>
        {(draft) => (
          <ListForm
            {...draft}
            user={user}
            self={list.id}
            before={before}
            label={t('edit.title', { name: list.name })}
            submit={t('save')}
            read={() => readList(list.id)}
            send={(values) => changeList(list.id, values)}
            onSent={(changed) => {
              show(changed)
              toast.success(t('edit.done'))
              void navigate({
                to: '/products/mercuriale/$listId',
                params: { listId: String(changed.id) },
                replace: true,
              })
            }}
          />
        )}
      </Drafted>
    </Suspense>
  )
}

/** A list that has begun is never rewritten: a revision follows it. */
function NotNow({ list }: { list: PriceListDetail }) {
  const { t } = useTranslation('pricelists')
  return (
    <Panel>
      <EmptyState
        icon={IconLock}
        title={t('edit.begun')}
        help={t(list.mayRevise ? 'edit.begunHelp' : 'edit.foreignHelp')}
        action={
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/products/mercuriale/$listId" params={{ listId: String(list.id) }} {...props} />
            )}
          >
            {t('edit.back')}
          </Button>
        }
      />
    </Panel>
  )
}
