import { useState } from 'react'
import { Pager } from '~/shared/parts/Pager'
import type { Gallery } from '../gallery'

function Paged({ from = 1, ...figures }: { from?: number; total: number; capped?: boolean }) {
  const [page, setPage] = useState(from)
  return <Pager page={page} onPage={setPage} {...figures} />
}

export default {
  about: 'Which rows these are, and the way to the others.',
  states: {
    normal: () => <Paged total={84} />,
    'one page': () => <Paged total={12} />,
    middle: () => <Paged total={1248} from={21} />,
    capped: () => <Paged total={10_000} from={334} capped />,
  },
} satisfies Gallery
