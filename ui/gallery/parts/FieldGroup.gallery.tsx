import { TextInput } from '@mantine/core'
import { FieldGroup } from '~/shared/forms/FieldGroup'
import { type Gallery, say } from '../gallery'

const title = () => say('Activité', 'Business')
const field = () => <TextInput label={say('N° RSAC', 'RSAC number')} />

export default {
  about: 'Fields that belong together.',
  states: {
    normal: () => <FieldGroup title={title()}>{field()}</FieldGroup>,
    explained: () => (
      <FieldGroup
        title={title()}
        help={say('Elle figure sur les factures de commission.', 'It stands on commission invoices.')}
      >
        {field()}
      </FieldGroup>
    ),
    several: () => (
      <>
        <FieldGroup title={title()}>{field()}</FieldGroup>
        <FieldGroup title={say('Secteur', 'Area')}>{field()}</FieldGroup>
      </>
    ),
  },
} satisfies Gallery
