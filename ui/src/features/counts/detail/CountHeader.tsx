import { useTranslation } from 'react-i18next'
import { opens } from '~/shared/document/Acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { LinkButton } from '~/shared/parts/LinkButton'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { countStates, nextWords, type StockCountDetail } from '../count'
import { ApproveDialog, RecountDialog } from './dialogs'
import { commentOf, useCountMove } from './moves'

/** A count's number and state, and what can be done with it: counting goes on, what differs is counted again, or approved. */
export function CountHeader({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const { id, number, status, transitions, mayCount, differentCount, supplier, warehouse } = count
  const move = useCountMove(count)
  const differs = (differentCount ?? 0) > 0
  const mayApprove = transitions.includes('approved')
  return (
    <DocumentHeader
      title={number}
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
          question: {
            title: t('cancel.title'),
            lead: t('cancel.help'),
            // Who refuses what was counted says why.
            comment: commentOf(t, mayApprove),
            send: ({ comment }) => move('canceled', { comment }),
            done: t('done.canceled'),
          },
        },
      ]}
      acts={[
        {
          label: t('action.recount'),
          isOffered: transitions.includes('open') && differs,
          isNext: !mayApprove,
          ...opens(RecountDialog, { count, products: [] }),
        },
        {
          label: t('action.approve'),
          isOffered: mayApprove,
          isNext: true,
          ...opens(ApproveDialog, { count }),
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
