import { expect, it } from 'vitest'
import { ApiError } from '~/shared/api/errors'
import { withShownPaths } from './sent-paths'

const refused = (propertyPath: string) =>
  new ApiError(422, 'refused', { violations: [{ propertyPath, message: 'Non.' }] })

it.each([
  ['lines[1].quantity', [0, 3], 'lines[3].quantity'],
  ['incident.lines[0].photo', [2], 'lines[2].photo'],
  ['incident.kind', [2], 'kind'],
  ['outcomes[1].comment', undefined, 'lines[1].comment'],
  ['comment', [2], 'comment'],
])('the refusal of %s is told where it is shown', (path, shown, expected) => {
  const told = withShownPaths(refused(path), shown)
  expect((told as ApiError).violations[0]?.propertyPath).toBe(expected)
})
