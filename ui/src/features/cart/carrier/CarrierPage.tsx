import { Textarea } from '@mantine/core'
import { IconTruckOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CarrierOffer } from '~/api/quote'
import { chooseCarrier, chooseRelay, setComment } from '~/shared/cart/actions'
import { useIsTaxIncluded } from '~/shared/cart/hooks'
import { retryCart } from '~/shared/cart/open'
import { useCart } from '~/shared/cart/store'
import { ChoiceCard } from '~/shared/parts/ChoiceCard'
import { Choices } from '~/shared/parts/Choices'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import classes from '../customer/CustomerPage.module.css'
import { StepHeading } from '../steps/StepHeading'
import { CarrierPrice } from './CarrierPrice'
import { OfferGroups } from './OfferGroups'
import { RelayChoice } from './RelayChoice'
import { Wishes } from './Wishes'

/** Step 2: how it is delivered, and what the suppliers should know. */
export function CarrierPage() {
  const { t } = useTranslation('cart')
  const offers = useCart((state) => state.quote?.carrier ?? none)
  const isTaxIncluded = useIsTaxIncluded()
  return (
    <div className={classes.page}>
      <StepHeading step="carrier" />
      {offers.length === 0 ? (
        <NoOffers />
      ) : (
        <Choices id="carrier" title={t('heading.carrier')} isTitleHidden>
          {offers.map((offer) => (
            <CarrierCard key={offer.code} offer={offer} isTaxIncluded={isTaxIncluded} />
          ))}
        </Choices>
      )}
      <Wishes />
      <CommentField />
    </div>
  )
}

const none: never[] = []

function NoOffers() {
  const { t } = useTranslation('cart')
  const hasFailed = useCart((state) => state.sync === 'failed')
  const isKnown = useCart(({ quote, isDirty }) => quote !== null && !isDirty && quote.shippingAddress !== null)
  if (hasFailed) return <ErrorState error={new Error('offers')} onRetry={retryCart} />
  if (isKnown) return <EmptyState icon={IconTruckOff} title={t('carrier.none')} help={t('carrier.noneHelp')} />
  return (
    <div className={classes.page}>
      <BlockSkeleton height={76} />
      <BlockSkeleton height={76} />
      <BlockSkeleton height={76} />
    </div>
  )
}

/** Characters a comment may have. */
const LONGEST = 2000

/** What the suppliers should know: access, hours, a wish. */
function CommentField() {
  const { t } = useTranslation('cart')
  const comment = useCart((state) => state.content.comment)
  return (
    <Textarea
      label={t('comment.label')}
      description={t('comment.help')}
      placeholder={t('comment.placeholder')}
      size="md"
      minRows={3}
      maxLength={LONGEST}
      value={comment}
      onChange={(event) => setComment(event.currentTarget.value)}
    />
  )
}

/** A carrier with its delay and its price; once chosen, its parcels or its pickup points. */
function CarrierCard({ offer, isTaxIncluded }: { offer: CarrierOffer; isTaxIncluded: boolean }) {
  const { carrier, relay } = useCart((state) => state.content)
  const isChosen = offer.code === carrier
  return (
    <ChoiceCard
      name="carrier"
      isChosen={isChosen}
      onChoose={() => chooseCarrier(offer)}
      title={offer.label}
      detail={offer.delay}
      end={
        <CarrierPrice price={isTaxIncluded ? offer.priceTaxIncl : offer.priceTaxExcl} isTaxIncluded={isTaxIncluded} />
      }
    >
      {isChosen && offer.delivery === 'relay' ? (
        <RelayChoice offer={offer.code} chosen={relay} onChoose={chooseRelay} />
      ) : isChosen && offer.groups.length > 1 ? (
        <OfferGroups offer={offer} isTaxIncluded={isTaxIncluded} />
      ) : null}
    </ChoiceCard>
  )
}
