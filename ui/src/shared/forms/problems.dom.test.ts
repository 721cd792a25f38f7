import { expect, it } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { problemsOf } from './problems'

const refusal = (violations: { propertyPath: string; message: string }[]) =>
  new ApiError(422, 'refused', { 'hydra:description': 'refused', violations })

it('R-5.069 says of a field that is refused without words that it is not valid, by its name', () => {
  const error = refusal([
    { propertyPath: 'eaNumber', message: '' },
    { propertyPath: 'siret', message: 'Le SIRET n’existe pas' },
  ])
  expect(problemsOf(error, () => true).fields).toEqual({
    eaNumber: 'eaNumber is not valid',
    siret: 'Le SIRET n’existe pas',
  })
})
