import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'

/** All that is asked about products: rows, cards, and how many there are. */
const products = { queryKey: ['products'] }

/**
 * The way from the search box down into what was found, in force once the list answers the words in the box: a quantity
 * typed before would be of a product that is about to be replaced by another.
 *
 * @param found where the products are drawn
 * @param words those that the list is asked for
 */
export function useWayDown(found: RefObject<HTMLElement | null>, words: string | undefined) {
  const client = useQueryClient()
  const wanted = useRef<string>(null)
  useIsFetching(products)

  const follow = () => {
    if (wanted.current === null || wanted.current !== (words ?? '') || client.isFetching(products) > 0) return
    const box = document.activeElement as Partial<HTMLInputElement> | null
    if (box?.type === 'search' && box.value?.trim() === wanted.current) firstIn(found.current)?.focus()
    wanted.current = null
  }
  useEffect(follow)

  return (asked: string | undefined) => {
    wanted.current = asked ?? ''
    follow()
  }
}

/** Where one goes on from the search box: the first quantity, else the first product. */
const firstIn = (found: HTMLElement | null) =>
  found?.querySelector<HTMLElement>('fieldset:enabled input') ?? found?.querySelector<HTMLElement>('article a, tbody a')
