import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me, Quotation } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { canOpen } from '~/shared/access/route-access'
import { type ListOnScreen, useList } from '~/shared/list/use-list'
import { OrderListScreen } from '~/shared/order/list/OrderListScreen'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { NoResult } from '~/shared/parts/NoResult'
import { useSession } from '~/shared/session/session'
import { usualHeights } from '~/shared/table/row-height'
import { type Side, sideOfGroup } from '../turn'
import { QuotationTabs } from './QuotationTabs'
import { quotationList } from './quotation-list'
import type { QuotationSearch } from './search'

/** Cards have a line more: the version, and how near the end is. */
const heights = { ...usualHeights, card: 92 }

/** The quotations a person may see; everything chosen here is in the URL. */
export function QuotationsPage() {
  const user = useSession((session) => session.user)
  return user && <Quotations user={user} />
}

function Quotations({ user }: { user: Me }) {
  const { t } = useTranslation('quotations')
  const quotations = useList(useMemo(() => quotationList(t, user), [t, user]))
  const { search, change } = quotations
  const group = user.userGroup.code
  const side = sideOfGroup(group)
  return (
    <OrderListScreen
      of="quotations"
      on={quotations}
      title={t('title')}
      heights={heights}
      numberOf={({ quotationNumber }) => quotationNumber}
      csvOf={async (rows) => (await import('./quotations-csv')).quotationsCsv(t, rows)}
      tabs={<QuotationTabs side={side} isBeside={isAdmin(group)} tab={search.tab} onTab={(tab) => change({ tab })} />}
      primary={canOpen('/quotations/ask', group) && <LinkButton to="/quotations/ask">{t('ask.action')}</LinkButton>}
      empty={<NoQuotations quotations={quotations} side={side} />}
    />
  )
}

/** Why there is nothing, and the way on. */
function NoQuotations({ quotations, side }: { quotations: ListOnScreen<Quotation, QuotationSearch>; side: Side }) {
  const { t } = useTranslation('quotations')
  const { search, change, isFiltered, clear } = quotations
  if (isFiltered) return <NoResult help={t('empty.filtered')} onClear={() => clear({ tab: undefined })} />
  if (search.tab) {
    return (
      <EmptyState
        icon={IconFileText}
        title={t(`empty.tab.${search.tab}`)}
        action={
          <Button variant="default" onClick={() => change({ tab: undefined })}>
            {t('empty.all')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyLink
      icon={IconFileText}
      title={t('empty.title')}
      help={t(`empty.${side}`)}
      to="/products"
      link={t('empty.catalogue')}
    />
  )
}
