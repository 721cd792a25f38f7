import { useTranslation } from 'react-i18next'
import { DocumentHistory } from '~/shared/document/DocumentHistory'
import { type Shop, shopStates } from '~/shared/shop/shop'

/** When a shop was made, opened and closed, by whom and why. */
export function HistorySection({ shop: { timeline } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return <DocumentHistory states={shopStates} steps={timeline} titleOf={({ to }) => t(`step.${to}`)} />
}
