import { useState } from 'react'
import { Pager } from '~/shared/parts/Pager'
import type { Gallery } from '../gallery'

function Paged({ from = 1, ...rest }: { from?: number; total: number; capped?: boolean; withSize?: boolean }) {
  const { withSize, ...figures } = rest
  const [page, setPage] = useState(from)
  const [size, setSize] = useState(30)
  return (
    <Pager
      page={page}
      onPage={setPage}
      itemsPerPage={size}
      {...(withSize ? { onItemsPerPage: setSize } : {})}
      {...figures}
    />
  )
}

export default {
  about: 'Which rows these are, and the way to the others.',
  states: {
    normal: () => <Paged total={84} />,
    'one page': () => <Paged total={12} />,
    'number of rows': () => <Paged total={248} withSize />,
    middle: () => <Paged total={1248} from={21} withSize />,
    capped: () => <Paged total={10_000} from={334} capped withSize />,
  },
} satisfies Gallery
