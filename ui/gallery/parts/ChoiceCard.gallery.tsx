import { useState } from 'react'
import { ChoiceCard } from '~/shared/parts/ChoiceCard'
import { Choices } from '~/shared/parts/Choices'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

function Carriers() {
  const [chosen, choose] = useState('road')
  return (
    <Choices id="carriers" title={say('Transporteur', 'Carrier')}>
      <ChoiceCard
        name="carrier"
        isChosen={chosen === 'road'}
        onChoose={() => choose('road')}
        title={say('Messagerie', 'Road')}
        detail={say('48 heures', '48 hours')}
        end="12,40 €"
      />
      <ChoiceCard
        name="carrier"
        isChosen={chosen === 'relay'}
        onChoose={() => choose('relay')}
        title={longName}
        end="4,90 €"
      >
        {say('Le point relais se choisit ici.', 'The pickup point is chosen here.')}
      </ChoiceCard>
    </Choices>
  )
}

export default {
  about: 'A question with its answers as cards; what an answer asks further stands below it.',
  states: { two: Carriers },
} satisfies Gallery
