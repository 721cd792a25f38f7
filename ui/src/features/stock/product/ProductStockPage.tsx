import { Button } from '@mantine/core'
import { IconHistory, IconPencil } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { wineOf } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { ListTabs } from '~/shared/parts/ListTabs'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { useSession } from '~/shared/session/session'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { movements, productStockQuery } from '../queries'
import { MOVEMENTS, type MovementKind, mayCount, type Stock } from '../stock'
import { LevelFigures } from './LevelFigures'
import { movementColumns } from './movement-columns'
import classes from './ProductStockPage.module.css'

const CorrectionDialog = loadOnIntent(() => import('./CorrectionDialog').then((part) => part.CorrectionDialog))

/** The stock of one product: its figures, every movement that led to them, and the way to correct them. */
export function ProductStockPage({ id }: { id: string }) {
  const { t } = useTranslation('stock')
  return (
    <DetailScreen
      title={t('one.title')}
      back={{ ...listAsLeft('/products/stock'), label: t('title') }}
      asked={useOne(productStockQuery(id))}
      skeleton={<RowsSkeleton rows={8} />}
    >
      {(stock) => <View id={id} stock={stock} />}
    </DetailScreen>
  )
}

function View({ id, stock }: { id: string; stock: Stock }) {
  const { t } = useTranslation('stock')
  const [isCorrecting, setIsCorrecting] = useState(false)
  const group = useSession(({ user }) => user?.userGroup.code)
  return (
    <>
      <PageHeader
        title={wineOf(stock.product)}
        subtitle={t('one.subtitle', { reference: stock.product.reference, place: t(`warehouse.${stock.warehouse}`) })}
        back={{ ...listAsLeft('/products/stock'), label: t('title') }}
        actions={
          <div className={classes.actions}>
            <LinkButton variant="default" to="/products/$productId" params={{ productId: id }}>
              {t('one.sheet')}
            </LinkButton>
            <LinkButton variant="default" to="/stock_lots" search={{ search: stock.product.reference }}>
              {t('lots')}
            </LinkButton>
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

/** Every movement of a product, the newest first, with the figures it led to. */
function MovementsPanel({ id }: { id: string }) {
  const { t } = useTranslation('stock')
  const [kind, setKind] = useState<MovementKind | undefined>()
  const columns = useMemo(() => movementColumns(t), [t])
  const pages = useRowPages((page) => movements(id).page({ kind: kind ? [kind] : [] }, page))
  return (
    <Panel title={t('movements.title')} flush>
      <ListTabs
        label={t('movements.filter')}
        tabs={[undefined, ...MOVEMENTS].map((key) => ({
          key,
          label: t(key ? `movements.of.${key}` : 'movements.all'),
        }))}
        current={kind}
        onTab={setKind}
      />
      <ContinuousTable
        label={t('movements.title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={(movement) => t(`movements.one.${movement.kind}`)}
        counted={(count, amount) => t('movements.count', { count, amount })}
        empty={<EmptyState icon={IconHistory} title={t('movements.none')} />}
      />
    </Panel>
  )
}
