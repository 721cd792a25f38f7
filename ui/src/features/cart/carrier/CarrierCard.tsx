import type { CarrierOffer } from '~/api/quote'
import { chooseCarrier, chooseRelay } from '~/shared/cart/actions'
import { useCart } from '~/shared/cart/store'
import { ChoiceCard } from '../steps/ChoiceCard'
import { CarrierPrice } from './CarrierPrice'
import { OfferGroups } from './OfferGroups'
import { RelayChoice } from './RelayChoice'

interface Props {
  offer: CarrierOffer
  isTaxIncluded: boolean
}

/** A carrier with its delay and its price; once chosen, its parcels or its pickup points. */
export function CarrierCard({ offer, isTaxIncluded }: Props) {
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
