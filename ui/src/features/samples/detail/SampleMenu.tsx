import { Menu } from '@mantine/core'
import { IconCheck, IconEye, IconGlassFull, IconReceipt, IconStar, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { wineOf } from '~/shared/format/format'
import { MenuLink } from '~/shared/parts/MenuLink'
import { RowMenu } from '~/shared/table/RowMenu'
import { usePendingActs } from '~/shared/undo/undo'
import { withRequest } from '../list/samples-search'
import { otherOf, type Side } from '../sample'
import { type Asked, useSampleActions } from '../sample-actions'
import { SampleDialogs } from './dialogs'

interface Props {
  request: SampleRequest
  side: Side
  onAsk: (asked: Asked) => void
}

/** What can be done with one request: what the server allows its reader now. */
export function SampleMenu(props: Props) {
  const { t } = useTranslation('samples')
  const pending = usePendingActs()
  const { request, side } = props
  if (pending.has(request['@id'])) return null
  return (
    <RowMenu label={t('row.menu', { product: wineOf(request.product), party: otherOf(request, side) })}>
      {() => <Items {...props} />}
    </RowMenu>
  )
}

function Items({ request, onAsk }: Props) {
  const { t } = useTranslation('samples')
  const { accept, order, withdraw } = useSampleActions()
  const { transitions } = request
  return (
    <>
      <MenuLink
        leftSection={<IconEye size={16} aria-hidden />}
        to="."
        search={withRequest(request.id)}
        resetScroll={false}
      >
        {t('action.details')}
      </MenuLink>
      {transitions.includes('valid') && (
        <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={() => void accept(request)}>
          {t('action.valid')}
        </Menu.Item>
      )}
      {transitions.includes('reject') && (
        <Menu.Item
          leftSection={<IconX size={16} aria-hidden />}
          {...SampleDialogs.intent}
          onClick={() => onAsk({ what: 'reject', request })}
        >
          {t('action.reject')}
        </Menu.Item>
      )}
      {transitions.includes('ordering') && (
        <Menu.Item leftSection={<IconGlassFull size={16} aria-hidden />} onClick={() => void order(request)}>
          {t('action.ordering')}
        </Menu.Item>
      )}
      {request.order && (
        <MenuLink to={pathOf(request.order['@id'])} leftSection={<IconReceipt size={16} aria-hidden />}>
          {t('action.order')}
        </MenuLink>
      )}
      {request.feedbackAwaited && (
        <Menu.Item
          leftSection={<IconStar size={16} aria-hidden />}
          {...SampleDialogs.intent}
          onClick={() => onAsk({ what: 'feedback', request })}
        >
          {t('action.feedback')}
        </Menu.Item>
      )}
      {request.withdrawable && (
        <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => withdraw(request)}>
          {t('action.withdraw')}
        </Menu.Item>
      )}
    </>
  )
}
