import type { GroupCode } from '~/api/types'
import { RecordForm } from '~/shared/person-records/RecordForm'
import type { Gallery } from '../gallery'
import { agency, buying, selling } from '../samples/records'

const nothing = () => Promise.resolve()

const somebody = (code: GroupCode) => ({ id: 9, userGroup: { '@id': `/api/user_groups/${code}`, code } })

export default {
  about: 'What a person’s group tells of itself, to be changed by itself or by administrators.',
  states: {
    supplier: () => <RecordForm person={somebody('supplier')} record={selling} onSaved={nothing} />,
    agent: () => <RecordForm person={somebody('commercial_agent')} record={agency} onSaved={nothing} />,
    buyer: () => <RecordForm person={somebody('restaurant')} record={buying} onSaved={nothing} />,
    'buyer, for administrators': () => (
      <RecordForm person={somebody('restaurant')} record={buying} setsConditions onSaved={nothing} />
    ),
  },
} satisfies Gallery
