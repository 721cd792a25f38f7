import { useState } from 'react'
import { FacetGroup } from '~/shared/facets/FacetGroup'
import { PriceFilter } from '~/shared/facets/PriceFilter'
import { type Gallery, say } from '../gallery'

const regions = [
  'Bordeaux',
  'Bourgogne',
  'Alsace',
  'Provence',
  'Loire',
  'Rhône',
  'Jura',
  'Savoie',
  'Corse',
  'Beaujolais',
]
const more = [...regions, 'Champagne', 'Languedoc', 'Sud-Ouest']

function Regions({ names = regions.slice(0, 4) }: { names?: string[] }) {
  const [chosen, setChosen] = useState(['Alsace'])
  const [isOpen, setOpen] = useState(true)
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <div style={{ maxWidth: 260 }}>
      <FacetGroup
        title={say('Région', 'Region')}
        options={names.map((name, at) => ({ value: name, label: name, count: 120 - at * 9 }))}
        chosen={chosen}
        onToggle={toggle}
        onClear={() => setChosen([])}
        isOpen={isOpen}
        onFold={setOpen}
      />
    </div>
  )
}

function Prices() {
  const [{ min, max }, setBounds] = useState<{ min?: number | undefined; max?: number | undefined }>({ min: 8 })
  return (
    <div style={{ maxWidth: 260 }}>
      <PriceFilter
        min={min}
        max={max}
        range={{ min: 4.5, max: 240 }}
        isTaxIncluded={false}
        onChange={(patch) => setBounds({ min, max, ...patch })}
      />
    </div>
  )
}

export default {
  about: 'One filter of a catalogue: its values with how many products each would find.',
  states: {
    short: () => <Regions />,
    long: () => <Regions names={more} />,
    price: Prices,
  },
} satisfies Gallery
