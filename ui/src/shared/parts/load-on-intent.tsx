import { type ComponentType, lazy, Suspense, useState } from 'react'

/** What to spread on the control that opens a part. */
export interface Intent {
  onPointerEnter: () => void
  onPointerDown: () => void
  onFocus: () => void
}

/** The intent that fetches: for a part that is drawn in another way than `loadOnIntent` does. */
export function intentOf(load: () => Promise<unknown>): Intent {
  const fetch = () => void load().catch(() => undefined)
  return { onPointerEnter: fetch, onPointerDown: fetch, onFocus: fetch }
}

/** Draws a part from the first time it is to be open. */
function Late<Props extends object>({ part: Loaded, props }: { part: ComponentType<Props>; props: Props }) {
  const { opened = true } = props as { opened?: boolean }
  const [isWanted, setWanted] = useState(opened)
  if (opened && !isWanted) setWanted(true)
  return (
    isWanted && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  )
}

/**
 * A part that opens from a control, a dialog or an editor: fetched when somebody turns to that control, not with the
 * page. Spread `intent` on the control; one that cannot be fetched then is fetched when it opens. A part that is told
 * `opened` stays, once it has been open, to close in its own time.
 *
 *     const AskDialog = loadOnIntent(() => import('./AskDialog').then((part) => part.AskDialog))
 *     <Button {...AskDialog.intent} onClick={open} />
 *     {isOpen && <AskDialog onClose={close} />}
 */
export function loadOnIntent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = lazy(() => load().then((part) => ({ default: part }))) as ComponentType<Props>
  const draw = (props: Props) => <Late part={loaded} props={props} />
  const intent = intentOf(load)
  return Object.assign(draw, { fetch: intent.onFocus, intent })
}
