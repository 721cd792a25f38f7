import RegistrationForm from '~/shared/person-records/RegistrationForm'
import { recordKind } from '~/shared/person-records/record-kind'
import type { Gallery } from '../gallery'
import { selling } from '../samples/records'

const form = (changes: Partial<typeof selling>) => {
  const kind = recordKind('supplier')
  return (
    kind && <RegistrationForm kind={kind} id={9} record={{ ...selling, ...changes }} onSaved={async () => undefined} />
  )
}

export default {
  about: 'How a supplier is registered, as its invoices say it: by itself, and by administrators.',
  states: {
    registered: () =>
      form({
        legalForm: 'SCEA',
        capital: 20_000,
        rcsCity: 'Bordeaux',
        electronicAddress: '552100554',
        vatRegime: 'normal',
      }),
    'without VAT': () => form({ legalForm: 'EARL', vatRegime: 'franchise' }),
  },
} satisfies Gallery
