import { Button } from '@mantine/core'
import { IconPackages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { plural } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { useReceiptMove } from '../detail/moves'
import type { ReceiptDetail } from '../receipt'
import { unitsIn } from './counting'
import type { Count } from './use-count'

interface Props {
  receipt: ReceiptDetail
  count: Count
}

/** Why there is nothing to count now, and the way on: it has not arrived, it has ended, or others count it. */
export function NotNow({ receipt, count: { draft = NOTHING, forget } }: Props) {
  const { t } = useTranslation('receipts')
  const { isBusy, arrive } = useReceiptMove(receipt)
  const mayArrive = receipt.transitions.includes('warehouse')
  const why = () => {
    if (mayArrive) return 'notArrived'
    return receipt.status === 'complete' || receipt.status === 'canceled' ? 'ended' : 'byOthers'
  }
  const left = unitsIn(draft)
  return (
    <Panel>
      {!isEmpty(draft) && (
        <Notice tone="attention" title={t('count.unsent', plural(left))}>
          <Button size="xs" variant="default" mt={8} onClick={forget}>
            {t('count.forget')}
          </Button>
        </Notice>
      )}
      <EmptyState
        icon={IconPackages}
        title={t(`count.${why()}`)}
        help={t(`count.${why()}Help`)}
        action={
          mayArrive && (
            <Button loading={isBusy} onClick={() => void arrive()}>
              {t('count.arrive')}
            </Button>
          )
        }
      />
    </Panel>
  )
}
