import { IconEye, IconReceipt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { ActItem } from '~/shared/document/Acts'
import { wineOf } from '~/shared/format/format'
import { MenuLink } from '~/shared/parts/MenuLink'
import { RowMenu } from '~/shared/table/RowMenu'
import { usePendingActs } from '~/shared/undo/undo'
import { withRequest } from '../list/samples-search'
import { otherOf, type Side } from '../sample'
import type { Asked } from '../sample-actions'
import { useSampleActs } from './sample-acts'

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
  const acts = useSampleActs(request, { onAsk })
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
      {request.order && (
        <MenuLink to={pathOf(request.order['@id'])} leftSection={<IconReceipt size={16} aria-hidden />}>
          {t('action.order')}
        </MenuLink>
      )}
      {acts.toReversed().map((act) => (
        <ActItem key={act.label} act={act} />
      ))}
    </>
  )
}
