import { useEffect, useRef } from 'react'
import { gtinOf } from './gtin'

/** Figures that make a code: an EAN-8 has the fewest. */
const LEAST = 8

/** Milliseconds between two keys beyond which something else begins. */
const PAUSE = 1_500

/** Milliseconds a key takes a scanner at most; in fields for words, where people type figures too. */
const QUICK = 60

type Field = HTMLInputElement | HTMLTextAreaElement

const fieldOf = (target: EventTarget | null): Field | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null

const isForFigures = (field: Field) => field.inputMode === 'numeric'

/** Gives a field of React's back what it showed; a figure that somebody had begun there counts before the scan does. */
function putBack(field: Field, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (isForFigures(field)) field.blur()
}

interface Burst {
  code: string
  field: Field | null
  /** What the field showed before. */
  value: string
  begun: number
  last: number
}

/** What begins a code: a figure, or the identifiers of a GS1 symbol, behind which letters may come: ]C1, (01). */
const BEGIN = /^[\d(\]]$/
const GS1 = /^(?:\]|\(|01)/

/** Whether what was typed came from a scanner: eight figures and more are no quantity; words may hold them. */
function isScan({ code, field, begun, last }: Burst): boolean {
  if (code.length < LEAST || (/\D/.test(code) && gtinOf(code) === null)) return false
  const isForWords = field !== null && !isForFigures(field)
  return !isForWords || last - begun <= QUICK * code.length
}

/**
 * Listens to a scanner that types a code and Enter, wherever the focus is: what it typed into a field is taken out again.
 * A field that looks for products by itself (`data-scan`) keeps what is scanned there.
 */
export function useScanner(isOn: boolean, onCode: (code: string) => void): void {
  const listener = useRef(onCode)
  listener.current = onCode
  useEffect(() => {
    if (!isOn) return
    let burst: Burst | null = null

    function begin(event: KeyboardEvent): Burst {
      const field = fieldOf(event.target)
      return { code: '', field, value: field?.value ?? '', begun: event.timeStamp, last: event.timeStamp }
    }

    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return
      if (fieldOf(event.target)?.dataset.scan !== undefined) return
      const goesOn = burst !== null && event.timeStamp - burst.last <= PAUSE
      const isPart = /^\d$/.test(event.key) || (event.key.length === 1 && GS1.test(burst?.code ?? ''))
      if (burst && goesOn && isPart) {
        burst.code += event.key
        burst.last = event.timeStamp
        return
      }
      if (BEGIN.test(event.key)) {
        burst = { ...begin(event), code: event.key }
        return
      }
      const done = burst
      burst = null
      if (event.key !== 'Enter' || !done || !isScan(done)) return
      event.preventDefault()
      event.stopPropagation()
      if (done.field) putBack(done.field, done.value)
      listener.current(done.code)
    }

    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [isOn])
}
