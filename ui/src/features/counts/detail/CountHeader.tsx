import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { DetailHeader } from '~/shared/detail/DetailHeader'
import { HarmItem, MoreMenu } from '~/shared/detail/MoreMenu'
import { LinkButton } from '~/shared/parts/LinkButton'
import { listAsLeft } from '~/shared/parts/list-memory'
import { useSession } from '~/shared/session/session'
import { CountStatusDot } from '../CountStatusDot'
import { nextWords, type StockCountDetail } from '../count'
import { ApproveDialog, CancelDialog, RecountDialog } from './dialogs'
import type { Asked } from './moves'

interface Props {
  count: StockCountDetail
  onAsk: (asked: Asked) => void
}

/** A count's number and state, and what can be done with it; the next step alone is filled. */
export function CountHeader({ count, onAsk }: Props) {
  const { t } = useTranslation('counts')
  const group = useSession(({ user }) => user?.userGroup.code)
  return (
    <DetailHeader
      title={count.number}
      back={{ ...listAsLeft('/stock_counts'), label: t('title') }}
      facts={
        <>
          <CountStatusDot status={count.status} />
          <span>{nextWords(t, count)}</span>
          {group && isAdmin(group) && <span>{count.supplier.company}</span>}
          <span>{t(`warehouse:kept.${count.warehouse}`)}</span>
        </>
      }
      actions={<Steps count={count} onAsk={onAsk} />}
    />
  )
}

/** What may be done now: counting goes on, what differs is counted again, approved, or the whole is called off. */
function Steps({ count, onAsk }: Props) {
  const { t } = useTranslation('counts')
  const { transitions, mayCount, differentCount } = count
  const differs = (differentCount ?? 0) > 0
  return (
    <>
      {transitions.includes('canceled') && (
        <MoreMenu label={t('action.others')}>
          <HarmItem {...CancelDialog.intent} onClick={() => onAsk({ what: 'cancel' })}>
            {t('action.cancel')}
          </HarmItem>
        </MoreMenu>
      )}
      {transitions.includes('open') && differs && (
        <Button
          variant={transitions.includes('approved') ? 'default' : 'filled'}
          {...RecountDialog.intent}
          onClick={() => onAsk({ what: 'recount', products: [] })}
        >
          {t('action.recount')}
        </Button>
      )}
      {transitions.includes('approved') && (
        <Button {...ApproveDialog.intent} onClick={() => onAsk({ what: 'approve' })}>
          {t('action.approve')}
        </Button>
      )}
      {mayCount && (
        <LinkButton to="/stock_counts/$countId" params={{ countId: String(count.id) }} search={{ count: 1 }}>
          {t('action.count')}
        </LinkButton>
      )}
    </>
  )
}
