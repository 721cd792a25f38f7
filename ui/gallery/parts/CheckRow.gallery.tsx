import { useState } from 'react'
import { CheckRow } from '~/shared/parts/CheckRow'
import { Focused } from '../act'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

function Toggled() {
  const [checked, setChecked] = useState(true)
  return (
    <>
      <CheckRow checked={checked} onToggle={() => setChecked(!checked)} count="128">
        {say('Rouge', 'Red')}
      </CheckRow>
      <CheckRow checked={false} onToggle={() => undefined} count="64">
        {say('Blanc', 'White')}
      </CheckRow>
    </>
  )
}

const still = () => undefined

export default {
  about: 'One choice of a filter, with how many it would find.',
  states: {
    normal: Toggled,
    pale: () => (
      <CheckRow checked={false} onToggle={still} count="0" isPale>
        {say('Effervescent', 'Sparkling')}
      </CheckRow>
    ),
    'no count': () => (
      <CheckRow checked={false} onToggle={still}>
        {say('Disponible tout de suite', 'Available now')}
      </CheckRow>
    ),
    long: () => (
      <div style={{ maxWidth: 260 }}>
        <CheckRow checked onToggle={still} count="1 248 930">
          {longName}
        </CheckRow>
      </div>
    ),
  },
  alone: {
    focus: () => (
      <Focused>
        <Toggled />
      </Focused>
    ),
  },
} satisfies Gallery
