import { createFileRoute } from '@tanstack/react-router'
import { PromoCodePage } from '~/features/promo-codes/detail/PromoCodePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/promo-codes/$codeId/')({
  loader: () => loadTexts('codes'),
  component: PromoCode,
})

function PromoCode() {
  const { codeId } = Route.useParams()
  return <PromoCodePage key={codeId} id={codeId} />
}
