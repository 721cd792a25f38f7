import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { opens } from '~/shared/document/Acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { plural } from '~/shared/format/format'
import { LinkButton } from '~/shared/parts/LinkButton'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { SupplierName } from '~/shared/warehouse/SupplierName'
import { isToHandOver, nextWords, type RecoveryDetail, recoveryStates } from '../recovery'
import { recoveries } from '../recovery-query'

const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))

/** A return's number and state, and what can be done with it. */
export function RecoveryHeader({ recovery }: { recovery: RecoveryDetail }) {
  const { t } = useTranslation('recoveries')
  const { send } = useMove(useUpdates(recoveries))
  const { id, number, status, units, supplier, warehouse, moveTo, mayDelete } = recovery
  const bottles = t('warehouse:bottles', plural(units))
  return (
    <DocumentHeader
      title={number}
      states={recoveryStates}
      state={status}
      facts={
        <>
          <span>{nextWords(t, recovery)}</span>
          <span>{bottles}</span>
          <SupplierName supplier={supplier} />
        </>
      }
      beside={
        <LinkButton
          variant="default"
          leftSection={<IconPrinter size={17} stroke={1.8} aria-hidden />}
          to="/stock_recoveries/$recoveryId"
          params={{ recoveryId: String(id) }}
          search={{ paper: 'slip' }}
        >
          {t('paper.slip')}
        </LinkButton>
      }
      others={[
        {
          label: t('action.delete'),
          isOffered: mayDelete,
          isHarm: true,
          ...opens(DeleteDialog, { recovery }),
        },
      ]}
      acts={[
        {
          label: t('action.handOver'),
          isOffered: isToHandOver(recovery),
          isNext: true,
          question: {
            title: t('handOver.title'),
            lead: t(moveTo === null ? 'handOver.help' : 'handOver.moveHelp', { bottles, from: t(`in.${warehouse}`) }),
            comment: { label: t('handOver.comment'), placeholder: t('handOver.placeholder') },
            day: moveTo === null ? undefined : { name: 'expectedOn', label: t('handOver.expectedOn') },
            send: ({ comment, day }) => {
              const body = { transition: 'ordered' as const, comment, expectedOn: moveTo && day }
              return send(api.post('/stock_recoveries/{id}/transitions', body, { path: { id } }))
            },
            done: t('done.ordered'),
          },
        },
      ]}
    />
  )
}
