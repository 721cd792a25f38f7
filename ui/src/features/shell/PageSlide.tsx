import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Slide } from '~/shared/parts/Slide'

/** The steps of the cart slide inside their page, not with it. */
const pageOf = (pathname: string) => (pathname.startsWith('/cart') ? '/cart' : pathname)

/** A new page slides in to the right (specification 2); filters and the first page stay still. */
export function PageSlide({ children }: { children: ReactNode }) {
  const page = useLocation({ select: ({ pathname }) => pageOf(pathname) })
  return <Slide on={page}>{children}</Slide>
}
