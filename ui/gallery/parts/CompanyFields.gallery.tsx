import { useForm } from '@mantine/form'
import { CompanyFields } from '~/shared/person-fields/CompanyFields'
import type { PersonValues } from '~/shared/person-fields/person-values'
import { type Gallery, say } from '../gallery'
import { camille, nobody } from '../samples/person'

function Filled({ values, errors = {} }: { values: PersonValues; errors?: Record<string, string> }) {
  return <CompanyFields form={useForm({ initialValues: values, initialErrors: errors })} group={values.userGroup} />
}

export default {
  about: 'The company of a professional and its numbers.',
  states: {
    empty: () => <Filled values={nobody('restaurant')} />,
    filled: () => <Filled values={camille} />,
    'without EA number': () => <Filled values={nobody('cse')} />,
    'VAT of another company': () => <Filled values={{ ...camille, numvat: 'FR45732829320' }} />,
    error: () => (
      <Filled
        values={nobody('restaurant')}
        errors={{ company: say('Ce champ est obligatoire.', 'This field is required.') }}
      />
    ),
  },
} satisfies Gallery
