import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fold, foldedWords } from './fold'

/** The table that the server's folding is held against too (platform/fold/fold_test.go). */
const texts: Record<string, string> = JSON.parse(readFileSync('../platform/fold/testdata/texts.json', 'utf8'))

it.each(Object.entries(texts))('%s', (text, folded) => expect(fold(text)).toBe(folded))

it('splits a search at its blanks', () => expect(foldedWords(' L’Île\u00A0 de\u200B ')).toEqual(["l'ile", 'de']))
