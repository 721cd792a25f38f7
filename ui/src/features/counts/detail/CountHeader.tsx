import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import page from '~/shared/order/page.module.css'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { CountStatusDot } from '../CountStatusDot'
import { nextWords, type StockCountDetail } from '../count'
import classes from './CountHeader.module.css'
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
    <PageHeader
      title={count.number}
      back={{ ...listAsLeft('/stock_counts'), label: t('title') }}
      subtitle={
        <span className={page.facts}>
          <CountStatusDot status={count.status} />
          <span>{nextWords(t, count)}</span>
          {group && isAdmin(group) && <span>{count.supplier.company}</span>}
          <span>{t(`warehouse:kept.${count.warehouse}`)}</span>
        </span>
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
        <Menu position="bottom-end" shadow="md" width={250}>
          <Menu.Target>
            <Button variant="default" aria-label={t('action.others')}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              {...CancelDialog.intent}
              className={classes.harm ?? ''}
              onClick={() => onAsk({ what: 'cancel' })}
            >
              {t('action.cancel')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
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
        <Button
          renderRoot={(props) => (
            <Link to="/stock_counts/$countId" params={{ countId: String(count.id) }} search={{ count: 1 }} {...props} />
          )}
        >
          {t('action.count')}
        </Button>
      )}
    </>
  )
}
