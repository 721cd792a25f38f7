import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { jumpTo } from '~/shared/parts/jump-to'

/** Puts the focus on the field that the address names, once its section is drawn. */
export function usePlace(): void {
  const { hash, href } = useLocation({ select: ({ hash: place, href: at }) => ({ hash: place, href: at }) })
  useEffect(() => {
    if (hash && href) jumpTo(hash)
  }, [hash, href])
}
