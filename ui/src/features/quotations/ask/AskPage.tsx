import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCart } from '~/shared/cart/store'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { AskForm } from './AskForm'

/** A request for prices: the cart's lines with what the buyer wishes to pay. */
export function AskPage() {
  const { t } = useTranslation('quotations')
  const user = useSession((session) => session.user)
  const lines = useCart(({ content }) => content.lines)
  return (
    <>
      <PageHeader
        title={t('ask.title')}
        subtitle={t('ask.help')}
        back={{ ...listAsLeft('/quotations'), label: t('title') }}
      />
      <Panel>
        {lines.length === 0 || !user ? (
          <EmptyLink
            icon={IconFileText}
            title={t('ask.empty')}
            help={t('ask.emptyHelp')}
            to="/products"
            link={t('empty.catalogue')}
          />
        ) : (
          // Other lines are another request.
          <AskForm key={lines.map(({ product }) => product.id).join()} user={user} lines={lines} />
        )}
      </Panel>
    </>
  )
}
