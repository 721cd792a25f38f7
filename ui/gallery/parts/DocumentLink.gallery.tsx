import { DocumentLink } from '~/shared/person-records/DocumentLink'
import type { Gallery } from '../gallery'
import { selling } from '../samples/records'

export default {
  about: 'Opens a document that is kept as a data URL.',
  states: {
    normal: () => <DocumentLink url={selling.base64ContentCGV ?? ''} />,
    unreadable: () => <DocumentLink url="data:," />,
  },
} satisfies Gallery
