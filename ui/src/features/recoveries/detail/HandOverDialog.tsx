import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { useMove } from '~/shared/document/use-move'
import { plural } from '~/shared/format/format'
import type { RecoveryDetail } from '../recovery'
import { recoveries } from '../recovery-query'

/** Says that the goods were handed over: they leave the warehouse, which cannot be undone. */
export function HandOverDialog({ recovery, onClose }: { recovery: RecoveryDetail; onClose: () => void }) {
  const { t } = useTranslation('recoveries')
  const { send } = useMove(useUpdates(recoveries))
  const { id, units, warehouse, moveTo } = recovery
  const isMoved = moveTo !== null
  return (
    <MoveDialog
      title={t('handOver.title')}
      lead={t(isMoved ? 'handOver.moveHelp' : 'handOver.help', {
        bottles: t('warehouse:bottles', plural(units)),
        from: t(`in.${warehouse}`),
      })}
      submit={t('action.handOver')}
      comment={{ label: t('handOver.comment'), placeholder: t('handOver.placeholder') }}
      day={isMoved ? { name: 'expectedOn', label: t('handOver.expectedOn') } : undefined}
      send={({ comment, day }) => {
        const body = { transition: 'ordered' as const, comment, expectedOn: isMoved ? day : null }
        return send(api.post('/stock_recoveries/{id}/transitions', body, { path: { id } }))
      }}
      done={t('done.ordered')}
      onClose={onClose}
    />
  )
}
