import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCart } from '~/shared/cart/store'
import { ChoiceCard } from '~/shared/parts/ChoiceCard'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import classes from './RelayChoice.module.css'
import { relaysFound } from './relays-found'

/** From how many points on a search helps. */
const MANY = 6

interface Props {
  offer: string
  chosen: string | null
  onChoose: (code: string) => void
}

/** The pickup points of the chosen relay offer, which the server lists once it knows the choice. */
export function RelayChoice({ offer, chosen, onChoose }: Props) {
  const { t } = useTranslation('cart')
  const quote = useCart((state) => state.quote)
  const [words, setWords] = useState('')
  if (quote?.selectedCarrier !== offer)
    return (
      <div className={classes.relays}>
        <BlockSkeleton height={68} />
        <BlockSkeleton height={68} />
      </div>
    )
  const found = relaysFound(quote.relays, words, chosen)
  return (
    <fieldset id="relay" className={classes.relays}>
      <legend className={classes.title}>{t('carrier.relay')}</legend>
      {quote.relays.length > MANY && (
        <TextInput
          type="search"
          size="md"
          aria-label={t('carrier.relaySearch')}
          placeholder={t('carrier.relaySearch')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
      <div className={classes.list}>
        {found.map((relay) => (
          <ChoiceCard
            key={relay.code}
            name="relay"
            isChosen={relay.code === chosen}
            onChoose={() => onChoose(relay.code)}
            title={relay.label}
            detail={relay.address}
          />
        ))}
      </div>
      {found.length === 0 && <p className={classes.none}>{t('carrier.relayNone')}</p>}
    </fieldset>
  )
}
