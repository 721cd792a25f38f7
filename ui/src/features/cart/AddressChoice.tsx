import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { ChoiceCard } from './ChoiceCard'
import { Choices } from './Choices'

interface Props {
  title: string
  name: string
  type: Address['typeAddress']
  addresses: Address[]
  chosen: number | null
  onChoose: (id: number) => void
}

/** The street line to the country line of an address. */
export function addressLine({ street, street2, postcode, city }: Address): string {
  return [street, street2, `${postcode} ${city}`].filter(Boolean).join(', ')
}

/** One of the customer's addresses; all of them when none is of the kind asked for. */
export function AddressChoice({ title, name, type, addresses, chosen, onChoose }: Props) {
  const { t } = useTranslation('cart')
  const fitting = addresses.filter((address) => address.typeAddress === type || address.id === chosen)
  const offered = fitting.length > 0 ? fitting : addresses
  return (
    <Choices title={title} columns={2} help={offered.length === 0 ? t('address.none') : null}>
      {offered.map((address) => (
        <ChoiceCard
          key={address.id}
          name={name}
          isChosen={address.id === chosen}
          onChoose={() => onChoose(address.id)}
          title={address.label || address.company || address.city}
          detail={
            <>
              {address.label && address.company && <span>{address.company}, </span>}
              {addressLine(address)}
            </>
          }
        />
      ))}
    </Choices>
  )
}
