import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '~/shared/parts/PageHeader'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { OwnWineList } from './OwnWineList'

// A table to write in is most of the page: its title need not wait for it.
const WineListDesk = lazy(() => import('./WineListDesk').then((part) => ({ default: part.WineListDesk })))
const WineListStart = lazy(() => import('./WineListStart').then((part) => ({ default: part.WineListStart })))

/** A restaurant's wine list: made here, priced, ordered, printed. */
export function WineListPage() {
  const { t } = useTranslation('winelist')
  const head = <PageHeader title={t('title')} subtitle={t('intro')} />
  return (
    <OwnWineList head={head}>
      {(list) =>
        list ? (
          <Suspense
            fallback={
              <>
                {head}
                <RowsSkeleton rows={8} />
              </>
            }
          >
            <WineListDesk list={list} />
          </Suspense>
        ) : (
          <>
            {head}
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <WineListStart />
            </Suspense>
          </>
        )
      }
    </OwnWineList>
  )
}
