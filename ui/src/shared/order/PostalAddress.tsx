import type { AddressCopy } from '~/api/types'

interface Props {
  address: Pick<AddressCopy, 'company' | 'street' | 'street2' | 'postcode' | 'city'> & { phone?: string }
  /** Who lives there: stands where the address names no company. */
  name: string
}

/** An address as it is written on a parcel. */
export function PostalAddress({ address, name }: Props) {
  const { company, street, street2, postcode, city, phone = '' } = address
  return (
    <>
      <b>{company.trim() || name}</b>
      {[street, street2, `${postcode} ${city}`, phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </>
  )
}
