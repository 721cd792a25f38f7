import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import type { PromoCode } from './promo-code'
import { promoCodeQuery } from './queries'

/** A code once it is here; waiting and failing are told meanwhile. */
export function OneCode({ id, children }: { id: string; children: (code: PromoCode) => ReactNode }) {
  const { t } = useTranslation('codes')
  const { data: code, error, refetch } = useQuery({ ...promoCodeQuery(id), throwOnError: isNotFound })
  if (code) return children(code)
  return (
    <>
      <PageHeader title={t('one')} back={{ ...listAsLeft('/promo-codes'), label: t('title') }} />
      {error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <BlockSkeleton height={420} />
      )}
    </>
  )
}
