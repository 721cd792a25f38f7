import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import page from '~/shared/detail/CommentPanel.module.css'
import { DetailColumns } from '~/shared/detail/DetailColumns'
import { actorWords } from '~/shared/document/acting'
import { formatDate, formatDateTime, formatInteger, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Facts } from '~/shared/parts/Facts'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { TextLink } from '~/shared/parts/TextLink'
import { useSession } from '~/shared/session/session'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import { type LotTrace, type Recall, receivedBy, type StockLot } from '../lot'
import classes from './FactsPanel.module.css'
import { LotHeader } from './LotHeader'
import { RecipientsTable } from './RecipientsTable'

const LiftDialog = loadOnIntent(() => import('./LiftDialog').then((part) => part.LiftDialog))

/** Who received a lot, what may still be there of it, and what was said of it. */
export function LotView({ lot, trace }: { lot: StockLot; trace: LotTrace }) {
  const { t } = useTranslation('lots')
  const [isLifting, setIsLifting] = useState(false)
  const { recipients, recalls } = trace
  const isUnsure = lot.received > receivedBy(recipients) + lot.inStock
  return (
    <>
      <LotHeader lot={lot} trace={trace} />
      <DetailColumns
        side={
          <>
            <FactsPanel lot={lot} />
            {recalls.length > 0 && <RecallsPanel recalls={recalls} />}
          </>
        }
      >
        {lot.recalledAt && <Recalled lot={lot} since={lot.recalledAt} onLift={() => setIsLifting(true)} />}
        {isUnsure && <Notice tone="info">{t('detail.unsure')}</Notice>}
        <Panel title={t('detail.recipients')} flush={recipients.length > 0}>
          {recipients.length > 0 ? <RecipientsTable recipients={recipients} /> : <p>{t('detail.nobody')}</p>}
        </Panel>
      </DetailColumns>
      {isLifting && <LiftDialog lot={lot} onClose={() => setIsLifting(false)} />}
    </>
  )
}

/** That a lot does not leave, and the way to let it: its supplier's. */
function Recalled({ lot, since, onLift }: { lot: StockLot; since: string; onLift: () => void }) {
  const { t } = useTranslation('lots')
  const isOwn = useSession(({ user }) => user?.id === lot.supplier.id)
  return (
    <Notice tone="attention">
      <p>
        {t('detail.recalled', { date: formatDate(since) })}
        {!isOwn && ` ${t('detail.liftBy')}`}
      </p>
      {isOwn && (
        <Button variant="default" size="xs" mt={8} {...LiftDialog.intent} onClick={onLift}>
          {t('lift.open')}
        </Button>
      )}
    </Notice>
  )
}

/** What a lot is of, what came of it, and what may still be there. */
function FactsPanel({ lot }: { lot: StockLot }) {
  const { t } = useTranslation('lots')
  const { product, supplier, warehouse, bestBefore, arrivedAt, received, inStock } = lot
  return (
    <Panel title={t('detail.facts')}>
      <Facts
        facts={[
          [
            t('column.product'),
            <TextLink
              key="product"
              data-touch
              className={classes.wine ?? ''}
              to="/products/$productId/stock"
              params={{ productId: String(product.id) }}
            >
              {wineOf(product)}
            </TextLink>,
          ],
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.inStock'), inStock > 0 ? t('detail.atMost', { amount: formatInteger(inStock) }) : '0'],
          [t('column.received'), formatInteger(received)],
          [t('column.arrivedAt'), arrivedAt && formatDate(arrivedAt)],
          [t('column.bestBefore'), bestBefore && formatDate(bestBefore)],
        ]}
      />
    </Panel>
  )
}

/** What was said when a lot was called back, by whom and to how many. */
function RecallsPanel({ recalls }: { recalls: Recall[] }) {
  const { t } = useTranslation('lots')
  return (
    <Panel title={t('recall.sent')}>
      <Stack as="ol" gap={16}>
        {recalls.map(({ id, at, recipients, reason, advice, lifted, ...told }) => (
          <Stack key={id} as="li" gap={4}>
            <b>{t('recall.told', plural(recipients))}</b>
            <Dim size={13}>
              {formatDateTime(at)} · {actorWords(told)}
            </Dim>
            <p className={page.comment}>{reason}</p>
            <p className={page.comment}>{advice}</p>
            {lifted && (
              <p className={page.comment}>
                {t('recall.lifted', {
                  date: formatDate(lifted.at),
                  reason: lifted.reason,
                  actor: actorWords(lifted),
                })}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  )
}
