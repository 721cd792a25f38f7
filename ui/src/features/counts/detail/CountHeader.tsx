import { useTranslation } from 'react-i18next'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { countStates, nextWords, type StockCountDetail } from '../count'
import { ApproveDialog, CancelDialog, RecountDialog } from './dialogs'

/** A count's number and state, and what can be done with it: counting goes on, what differs is counted again, or approved. */
export function CountHeader({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const { id, number, status, transitions, mayCount, differentCount, supplier, warehouse } = count
  const differs = (differentCount ?? 0) > 0
  const mayApprove = transitions.includes('approved')
  return (
    <DocumentHeader
      title={number}
      back={{ ...listAsLeft('/stock_counts'), label: t('title') }}
      states={countStates}
      state={status}
      facts={
        <>
          <span>{nextWords(t, count)}</span>
          <SupplierName supplier={supplier} />
          <span>{t(`warehouse:kept.${warehouse}`)}</span>
        </>
      }
      others={[
        {
          label: t('action.cancel'),
          isOffered: transitions.includes('canceled'),
          isHarm: true,
          intent: CancelDialog.intent,
          dialog: (close) => <CancelDialog count={count} onClose={close} />,
        },
      ]}
      acts={[
        {
          label: t('action.recount'),
          isOffered: transitions.includes('open') && differs,
          isNext: !mayApprove,
          intent: RecountDialog.intent,
          dialog: (close) => <RecountDialog count={count} products={[]} onClose={close} />,
        },
        {
          label: t('action.approve'),
          isOffered: mayApprove,
          isNext: true,
          intent: ApproveDialog.intent,
          dialog: (close) => <ApproveDialog count={count} onClose={close} />,
        },
        {
          label: t('action.count'),
          isOffered: mayCount,
          isNext: true,
          draw: (look) => (
            <LinkButton {...look} to="/stock_counts/$countId" params={{ countId: String(id) }} search={{ count: 1 }} />
          ),
        },
      ]}
    />
  )
}
