import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { productStockQuery } from '../queries'
import { mayCount, wineOf } from '../stock'
import { LevelFigures } from './LevelFigures'
import { MovementsPanel } from './MovementsPanel'
import classes from './ProductStockPage.module.css'

const CorrectionDialog = loadOnIntent(() => import('./CorrectionDialog').then((part) => part.CorrectionDialog))

/** The stock of one product: its figures, every movement that led to them, and the way to correct them. */
export function ProductStockPage({ id }: { id: string }) {
  const { t } = useTranslation('stock')
  const { data: stock, error, refetch } = useQuery({ ...productStockQuery(id), throwOnError: isNotFound })
  const [isCorrecting, setIsCorrecting] = useState(false)
  const group = useSession(({ user }) => user?.userGroup.code)
  const back = { ...listAsLeft('/products/stock'), label: t('title') }
  if (!stock) {
    return (
      <>
        <PageHeader title={t('one.title')} back={back} />
        {error ? <ErrorState error={error} onRetry={() => refetch()} /> : <RowsSkeleton rows={8} />}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={wineOf(stock)}
        subtitle={t('one.subtitle', { reference: stock.product.reference, place: t(`warehouse.${stock.warehouse}`) })}
        back={back}
        actions={
          <div className={classes.actions}>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/products/$productId" params={{ productId: id }} {...props} />}
            >
              {t('one.sheet')}
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="/stock_lots" search={{ search: stock.product.reference }} {...props} />}
            >
              {t('lots')}
            </Button>
            {mayCount(stock, group) && (
              <Button
                leftSection={<IconPencil size={17} stroke={1.8} aria-hidden />}
                {...CorrectionDialog.intent}
                onClick={() => setIsCorrecting(true)}
              >
                {t('one.correct')}
              </Button>
            )}
          </div>
        }
      />
      {!mayCount(stock, group) && (
        <div className={classes.note}>
          <Notice tone="info">{t('one.atDartess')}</Notice>
        </div>
      )}
      <LevelFigures stock={stock} />
      <MovementsPanel id={id} />
      {isCorrecting && <CorrectionDialog stock={stock} onClose={() => setIsCorrecting(false)} />}
    </>
  )
}
