import { useState } from 'react'
import { SupplierField } from '~/shared/warehouse/SupplierField'
import { type Gallery, say } from '../gallery'

function Field({ help = '', disabled = false }: { help?: string; disabled?: boolean }) {
  const [value, setValue] = useState('')
  return <SupplierField value={value} onChange={setValue} help={help} disabled={disabled} />
}

export default {
  about: 'Whose goods are announced, returned or counted, where an administrator acts for others.',
  states: {
    open: () => <Field />,
    fixed: () => (
      <Field disabled help={say('Retirez les vins pour changer de fournisseur.', 'Remove the wines to change it.')} />
    ),
  },
} satisfies Gallery
