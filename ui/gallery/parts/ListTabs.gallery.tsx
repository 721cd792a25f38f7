import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { ListTabs } from '~/shared/parts/ListTabs'
import { type Gallery, say } from '../gallery'

function Chosen() {
  const [current, setCurrent] = useState<'wait' | 'done' | 'trail' | undefined>('wait')
  return (
    <ListTabs
      label={say('État', 'State')}
      current={current}
      onTab={setCurrent}
      tabs={[
        { key: undefined, label: say('Toutes', 'All'), count: 12_480 },
        { key: 'wait', label: say('À traiter', 'To process'), count: 7 },
        { key: 'done', label: say('Livrées', 'Delivered') },
        {
          key: 'trail',
          label: say('Journal', 'Audit trail'),
          isApart: true,
          icon: <IconHistory size={17} stroke={1.8} aria-hidden />,
        },
      ]}
    />
  )
}

export default {
  about: 'The parts of a list, with how many rows each has.',
  states: { normal: () => <Chosen /> },
} satisfies Gallery
