import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { ChoiceCard } from '~/shared/parts/ChoiceCard'
import { Choices } from '~/shared/parts/Choices'
import { addressLine } from './addresses'
import { SettledAddress } from './SettledAddress'

interface Props {
  title: string
  name: string
  offered: Address[]
  chosen: number | null
  onChoose: (id: number) => void
  /** What may be done with the addresses. */
  buttons: ReactNode
}

/** One of the customer's addresses; an only one that is chosen already is told, not asked for. */
export function AddressChoice({ title, name, offered, chosen, onChoose, buttons }: Props) {
  const { t } = useTranslation('cart')
  const [only] = offered
  if (only && offered.length === 1 && only.id === chosen)
    return <SettledAddress title={title} address={only} buttons={buttons} />
  return (
    <div>
      <Choices id={name} title={title} columns={2} help={offered.length === 0 ? t('address.none') : null}>
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
      {buttons}
    </div>
  )
}
