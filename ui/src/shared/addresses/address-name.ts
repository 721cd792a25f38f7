import type { Address } from '~/api/types'

/** What an address is called: its own name, else the company there, else its town. */
export const addressName = ({ label, company, city }: Address) => label || company || city
