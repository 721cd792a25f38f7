import { useForm } from '@mantine/form'
import { AddressFields } from '~/shared/forms/inputs/AddressFields'
import { type Gallery, say } from '../gallery'

const nothing = { label: '', company: '', street: '', street2: '', postcode: '', city: '', country: 'FR', phone: '' }

const siege = {
  label: 'Siège',
  company: 'Le Comptoir des Tilleuls',
  street: '18 rue des Halles',
  street2: 'Cour intérieure, troisième porte à gauche',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '04 72 00 00 00',
}

function Filled({ values, errors = {} }: { values: typeof nothing; errors?: Record<string, string> }) {
  return <AddressFields form={useForm({ initialValues: values, initialErrors: errors })} />
}

const missing = () => say('Ce champ est obligatoire.', 'This field is required.')

export default {
  about: 'The fields of an address.',
  states: {
    empty: () => <Filled values={nothing} />,
    filled: () => <Filled values={siege} />,
    error: () => <Filled values={nothing} errors={{ street: missing(), postcode: missing(), city: missing() }} />,
  },
} satisfies Gallery
