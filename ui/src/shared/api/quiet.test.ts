import { expect, it } from 'vitest'
import { sources } from '~/testing/sources'
import { quiet } from './quiet'

/** Every place that names an exception. */
const named = Object.entries(sources)
  .filter(([file]) => !/\.test\.|shared\/api\/quiet\.ts/.test(file))
  .flatMap(([, text]) => [...text.matchAll(/quiet: '(\w+)'/g)].map(([, name]) => name))

it('names no exception to error toasts without a call', () => {
  for (const name of Object.keys(quiet)) expect(named, name).toContain(name)
})

it('keeps the exceptions few', () => expect(named.length).toBeLessThan(24))

it('leaves no other way to keep a refusal from people', () => {
  const silenced = Object.entries(sources).filter(
    ([file, text]) => !file.includes('.test.') && /\bsilent\??: /.test(text),
  )
  expect(silenced.map(([file]) => file)).toEqual([])
})
