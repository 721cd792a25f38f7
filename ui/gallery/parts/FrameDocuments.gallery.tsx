import { type FrameDocument, FrameDocuments } from '~/shared/frames/FrameDocuments'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

const document = (id: number, name: string): FrameDocument => ({
  id,
  name,
  url: `/api/agreement_frames/1/documents/${id}`,
  at: '2026-01-12T09:30:00Z',
})

const documents = () => [document(1, say('Accord signé.pdf', 'Signed agreement.pdf')), document(2, `${longName}.pdf`)]

export default {
  about: 'Signed documents of an agreement frame: one that is pressed is downloaded; administrators take them out.',
  states: {
    normal: () => <FrameDocuments documents={documents()} />,
    removable: () => <FrameDocuments documents={documents()} onRemove={() => undefined} />,
  },
} satisfies Gallery
