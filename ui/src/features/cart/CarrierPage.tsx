import { useTranslation } from 'react-i18next'
import type { CarrierOffer } from '~/api/quote'
import { chooseCarrier, chooseRelay } from '~/shared/cart/actions'
import { retryCart } from '~/shared/cart/open'
import { useCart } from '~/shared/cart/store'
import { ErrorState } from '~/shared/parts/ErrorState'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { CarrierPrice } from './CarrierPrice'
import { ChoiceCard } from './ChoiceCard'
import { Choices } from './Choices'
import { CommentField } from './CommentField'
import classes from './CustomerPage.module.css'
import { OfferGroups } from './OfferGroups'
import { RelayChoice } from './RelayChoice'

/** Step 2: how it is delivered, and what the suppliers should know. */
export function CarrierPage() {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const { carrier } = useCart((state) => state.content)
  const hasFailed = useCart((state) => state.sync === 'failed')
  const offers = quote?.carrier ?? []
  return (
    <div className={classes.page}>
      {offers.length === 0 ? (
        <NoOffers hasFailed={hasFailed} />
      ) : (
        <Choices title={t('carrier.title')}>
          {offers.map((offer) => (
            <ChoiceCard
              key={offer.code}
              name="carrier"
              isChosen={offer.code === carrier}
              onChoose={() => chooseCarrier(offer)}
              title={offer.label}
              detail={offer.delay}
              end={<CarrierPrice price={offer.priceTaxExcl} />}
            >
              {offer.code === carrier ? <Chosen offer={offer} /> : null}
            </ChoiceCard>
          ))}
        </Choices>
      )}
      <CommentField />
    </div>
  )
}

function Chosen({ offer }: { offer: CarrierOffer }) {
  const relay = useCart((state) => state.content.relay)
  if (offer.delivery === 'relay') return <RelayChoice offer={offer.code} chosen={relay} onChoose={chooseRelay} />
  return offer.groups.length > 1 ? <OfferGroups groups={offer.groups} /> : null
}

function NoOffers({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('cart')
  const isKnown = useCart(({ quote, isDirty }) => quote !== null && !isDirty && quote.shippingAddress !== null)
  if (hasFailed) return <ErrorState error={new Error('offers')} onRetry={retryCart} />
  if (isKnown) return <p role="status">{t('carrier.none')}</p>
  return (
    <Choices title={t('carrier.title')}>
      <BlockSkeleton height={76} />
      <BlockSkeleton height={76} />
      <BlockSkeleton height={76} />
    </Choices>
  )
}
