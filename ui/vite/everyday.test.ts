import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyday } from '../everyday.ts'

test('each entry of the everyday set names tests that are there', () => {
  expect(everyday.filter((pattern) => globSync(pattern).length === 0)).toEqual([])
})

test('each feature with tests of components has one of them in the everyday set', () => {
  const featureOf = (file: string) => file.split('/')[2]
  const tested = new Set(globSync('src/features/**/*.test.tsx').map(featureOf))
  const daily = new Set(globSync(everyday).map(featureOf))
  expect([...tested].filter((feature) => !daily.has(feature))).toEqual([])
})
