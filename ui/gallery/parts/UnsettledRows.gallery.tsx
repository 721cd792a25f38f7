import { useState } from 'react'
import { MendField } from '~/shared/lines/MendField'
import { UnsettledRow } from '~/shared/lines/UnsettledRow'
import { UnsettledRows } from '~/shared/lines/UnsettledRows'
import { type Gallery, say } from '../gallery'

function Pasted({ count }: { count: number }) {
  const [rows, setRows] = useState(Array.from({ length: count }, (_, at) => ({ key: String(at), text: `VIN-${at};x` })))
  return (
    <UnsettledRows
      rows={rows}
      words={(key, count) =>
        ({
          title: say(`${count} lignes à régler`, `${count} lines to settle`),
          more: say(`Et ${count} autres.`, `And ${count} more.`),
          removeAll: say('Retirer toutes ces lignes', 'Remove all these lines'),
        })[key]
      }
      onLeft={setRows}
      onSettled={() => undefined}
    >
      {({ key, text }, settle) => (
        <UnsettledRow
          key={key}
          text={text}
          wine="Château Brisac 2021"
          why={say('La quantité est illisible.', 'The quantity cannot be read.')}
          remove={say(`Retirer la ligne ${text}`, `Remove the line ${text}`)}
          onRemove={() => settle([])}
        >
          <MendField label={say('Bouteilles', 'Bottles')} maxLength={20} onText={() => settle([])} />
        </UnsettledRow>
      )}
    </UnsettledRows>
  )
}

export default {
  about: 'Rows from elsewhere that are no line yet, with why; each is settled in its place, or taken away.',
  states: {
    two: () => <Pasted count={2} />,
    'more than are shown': () => <Pasted count={22} />,
  },
} satisfies Gallery
