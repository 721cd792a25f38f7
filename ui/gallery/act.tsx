import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  children: ReactNode
}

/** Does something once to the first element of its content that matches. */
function useOnce(selector: string, act: (element: HTMLElement) => void) {
  const box = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const element = box.current?.querySelector<HTMLElement>(selector)
    if (!element || isDone.current) return
    isDone.current = true
    act(element)
  })
  return box
}

const press = (element: HTMLElement) => element.click()
const focus = (element: HTMLElement) => element.focus()

/** Presses the first button of its content, or what `of` selects: popovers and menus are shown open. */
export function Pressed({ children, of = 'button' }: Props & { of?: string }) {
  return <div ref={useOnce(of, press)}>{children}</div>
}

/** Puts the focus on the first field or button of its content. */
export function Focused({ children }: Props) {
  return <div ref={useOnce('input, button, a[href]', focus)}>{children}</div>
}
