import type { BrowserContext } from '@playwright/test'
import { TOAST_DURATION } from '../../src/shared/toasts/limits'

/** Long enough for a test to reach a toast's button on a slow machine. */
const STAY = 60_000

/** Lets toasts stay a minute on the pages of a browser, by the timer that is as long as a toast: the product has no switch for it. */
export const letToastsStay = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ({ usual, stay }) => {
      const wait = window.setTimeout
      window.setTimeout = ((act: TimerHandler, delay?: number, ...rest: unknown[]) =>
        wait(act, delay === usual ? stay : delay, ...rest)) as typeof window.setTimeout
    },
    { usual: TOAST_DURATION, stay: STAY },
  )
