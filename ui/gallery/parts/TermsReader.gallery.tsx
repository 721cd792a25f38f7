import { TermsReader } from '~/shared/terms/TermsReader'
import { type Gallery, say } from '../gallery'

const read = (cgv: string) => <TermsReader read={{ supplier: 'Maison Delorme', cgv }} onClose={() => undefined} />

const textUrl = (text: string) => `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`

export default {
  about: 'The general terms of a supplier, read before they are accepted.',
  states: {},
  alone: {
    text: () => read(textUrl(say('Paiement à trente jours.', 'Payment within thirty days.'))),
    unreadable: () => read('data:'),
  },
} satisfies Gallery
