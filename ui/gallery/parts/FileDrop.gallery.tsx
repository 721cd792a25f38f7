import { useState } from 'react'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { type Gallery, say } from '../gallery'

const terms = {
  id: 'terms',
  name: 'conditions-generales-2026.pdf',
  size: 245_000,
  dataUrl: 'data:application/pdf;base64,JVBERi0=',
}

function Terms({ isFilled = false, error }: { isFilled?: boolean; error?: string }) {
  const [files, setFiles] = useState(isFilled ? [terms] : [])
  return (
    <FileDrop
      label={say('Conditions générales', 'Terms')}
      value={files}
      onChange={setFiles}
      extensions={['pdf']}
      types={['application/pdf']}
      maxKilobytes={5120}
      multiple
      error={error}
    />
  )
}

export default {
  about: 'Files, dropped or chosen, each read with its progress or refused with its reason.',
  states: {
    empty: () => <Terms />,
    filled: () => <Terms isFilled />,
    error: () => <Terms error={say('Le champ est obligatoire', 'The field is required')} />,
  },
} satisfies Gallery
