import type { AddressCopy } from '~/api/types'

/** An address as it is written on a parcel. */
export function PostalAddress({ address }: { address: AddressCopy }) {
  const { company, street, street2, postcode, city, phone } = address
  return (
    <>
      <b>{company}</b>
      {[street, street2, `${postcode} ${city}`, phone.replace(/^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1 $2 $3 $4 $5')]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </>
  )
}
