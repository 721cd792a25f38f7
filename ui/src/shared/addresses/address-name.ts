import type { AddressCopy } from '~/api/types'

/** What an address is called: its own name, else the company there, else its town. */
export const addressName = ({ label, company, city }: AddressCopy) => label || company || city
