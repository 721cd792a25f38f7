/**
 * One or two capitals for a person's round sign. Of a company those of its name, not of the town after a dash; of an
 * e-mail address those before the @.
 */
export function initialsOf(name: string): string {
  const [who = name] = name.split(/\s[–—-]\s|@/)
  const all = who.split(/[\s.'’]+/).filter(Boolean)
  const proper = all.filter((word) => /^\p{Lu}/u.test(word))
  const words = proper.length > 0 ? proper : all
  const [first, second] = words.length > 2 ? words.slice(-2) : words
  return `${first?.[0] ?? ''}${second?.[0] ?? ''}`.toUpperCase()
}
