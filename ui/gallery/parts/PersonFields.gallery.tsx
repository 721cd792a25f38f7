import { useForm } from '@mantine/form'
import { PersonFields } from '~/shared/person-fields/PersonFields'
import type { PersonValues } from '~/shared/person-fields/person-values'
import { type Gallery, say } from '../gallery'
import { camille, nobody } from '../samples/person'

function Filled({ values, errors = {} }: { values: PersonValues; errors?: Record<string, string> }) {
  return <PersonFields form={useForm({ initialValues: values, initialErrors: errors })} group={values.userGroup} />
}

const missing = () => say('Ce champ est obligatoire.', 'This field is required.')

export default {
  about: 'Who a person is.',
  states: {
    empty: () => <Filled values={nobody('restaurant')} />,
    filled: () => <Filled values={camille} />,
    'private person': () => <Filled values={nobody('customer')} />,
    error: () => (
      <Filled values={nobody('customer')} errors={{ firstName: missing(), lastName: missing(), birthday: missing() }} />
    ),
  },
} satisfies Gallery
