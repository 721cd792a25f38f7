import { Button } from '@mantine/core'
import { StepFoot } from '~/shared/parts/StepFoot'
import { type Gallery, say } from '../gallery'

const save = () => <Button>{say('Enregistrer le comptage', 'Save the count')}</Button>

export default {
  about: 'What is ready and the way on, at the bottom of a long screen.',
  states: {
    'one button': () => <StepFoot words={say('3 vins, 216 bouteilles', '3 wines, 216 bottles')}>{save()}</StepFoot>,
    'with a detail and another way': () => (
      <StepFoot
        words={say('36 bouteilles comptées ici', '36 bottles counted here')}
        detail={say('12 restent à compter', '12 left to count')}
      >
        <Button variant="default">{say('Terminer', 'Complete')}</Button>
        {save()}
      </StepFoot>
    ),
  },
} satisfies Gallery
