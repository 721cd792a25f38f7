import { useState } from 'react'
import { PostcodeField } from '~/shared/forms/inputs/PostcodeField'
import type { Gallery } from '../gallery'

function Example({ country, first }: { country: string; first: string }) {
  const [postcode, setPostcode] = useState(first)
  return <PostcodeField country={country} value={postcode} onChange={setPostcode} />
}

export default {
  about: 'A postcode: in France its blanks go as it is pasted.',
  states: {
    'in France': () => <Example country="FR" first="69003" />,
    abroad: () => <Example country="GB" first="SW1A 1AA" />,
    wrong: () => <PostcodeField country="FR" value="690" onChange={() => undefined} error />,
  },
} satisfies Gallery
