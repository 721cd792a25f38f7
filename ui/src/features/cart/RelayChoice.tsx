import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useCart } from '~/shared/cart/store'
import { ChoiceCard } from './ChoiceCard'
import classes from './RelayChoice.module.css'

interface Props {
  offer: string
  chosen: string | null
  onChoose: (code: string) => void
}

/** The pickup points of the chosen relay offer, which the server lists once it knows the choice. */
export function RelayChoice({ offer, chosen, onChoose }: Props) {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  if (quote?.selectedCarrier !== offer) return <Skeleton height={56} radius="md" />
  return (
    <fieldset className={classes.relays}>
      <legend className={classes.title}>{t('carrier.relay')}</legend>
      {quote.relays.map((relay) => (
        <ChoiceCard
          key={relay.code}
          name="relay"
          isChosen={relay.code === chosen}
          onChoose={() => onChoose(relay.code)}
          title={relay.label}
          detail={relay.address}
        />
      ))}
    </fieldset>
  )
}
