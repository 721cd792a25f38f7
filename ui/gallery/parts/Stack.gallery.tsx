import { Dim } from '~/shared/layout/Dim'
import { Row } from '~/shared/layout/Row'
import { Stack } from '~/shared/layout/Stack'
import { type Gallery, say } from '../gallery'
import { longName } from '../samples/products'

const address = () => say('18 rue des Halles, 69002 Lyon', '18 rue des Halles, 69002 Lyon')

export default {
  about: 'Parts below one another; with Row, parts beside one another, and Dim, words of second rank.',
  states: {
    stack: () => (
      <Stack gap={12}>
        <b>{longName}</b>
        <Dim size={13}>{address()}</Dim>
      </Stack>
    ),
    list: () => (
      <Stack as="ul" gap={4}>
        <li>{address()}</li>
        <li>{longName}</li>
      </Stack>
    ),
    row: () => (
      <Row justify="space-between">
        <b>{longName}</b>
        <Dim>{address()}</Dim>
      </Row>
    ),
    'row that wraps': () => (
      <Row wrap gap="4px 16px" align="baseline">
        <b>{longName}</b>
        <Dim size={12}>{address()}</Dim>
        <Dim as="p">{longName}</Dim>
      </Row>
    ),
  },
} satisfies Gallery
