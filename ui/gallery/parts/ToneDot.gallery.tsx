import { ToneDot } from '~/shared/bottle/ToneDot'
import type { Tone } from '~/shared/bottle/tone'
import type { Gallery } from '../gallery'
import { Row } from '../Row'

const tones: Tone[] = ['red', 'white', 'rose', 'orange', 'sparkling', 'beer', 'spirit', 'soft']

export default {
  about: 'The dot of the colour of a wine; always beside its name.',
  states: {
    normal: () => (
      <Row>
        {tones.map((tone) => (
          <ToneDot key={tone} tone={tone} />
        ))}
      </Row>
    ),
  },
} satisfies Gallery
