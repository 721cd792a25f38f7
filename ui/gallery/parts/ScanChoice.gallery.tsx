import { useState } from 'react'
import { ScanChoice } from '~/shared/warehouse/ScanChoice'
import type { Gallery } from '../gallery'

function Choice() {
  const [byCarton, setByCarton] = useState(false)
  return <ScanChoice byCarton={byCarton} onChange={setByCarton} />
}

export default {
  about: 'What one scan of a bottle adds where bottles are counted.',
  states: { choice: () => <Choice /> },
} satisfies Gallery
