import { expect, it, vi } from 'vitest'
import { limited } from './limit-preloads'

it('R-9.014 runs at most four at once, and all in the end', async () => {
  let running = 0
  let most = 0
  const ends: (() => void)[] = []
  const work = limited((name: number) => {
    most = Math.max(most, ++running)
    return new Promise<number>((resolve) =>
      ends.push(() => {
        running--
        resolve(name)
      }),
    )
  })

  const all = Promise.all([1, 2, 3, 4, 5, 6, 7].map((name) => work(name)))
  expect(running).toBe(4)
  for (let done = 0; done < 7; done++) {
    const end = await vi.waitUntil(() => ends[done], { timeout: 20_000 })
    end()
  }
  expect(await all).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(4)
})

it('a failure gives its place free', async () => {
  const work = limited((fails: boolean) => (fails ? Promise.reject(new Error('no')) : Promise.resolve('yes')), 1)
  await expect(work(true)).rejects.toThrow('no')
  await expect(work(false)).resolves.toBe('yes')
})
