import { AddressList } from '~/shared/addresses/AddressList'
import type { Gallery } from '../gallery'
import { addresses } from '../samples/addresses'

const owner = { '@id': '/api/users/9', company: 'Le Comptoir des Tilleuls', phone: '0465710531' }
const onSaved = () => Promise.resolve()

export default {
  about: 'The addresses of one type, changed in place.',
  states: {
    normal: () => <AddressList of="shipping" owner={{ ...owner, addresses }} onSaved={onSaved} />,
    empty: () => <AddressList of="billing" owner={{ ...owner, addresses: [] }} onSaved={onSaved} />,
  },
} satisfies Gallery
