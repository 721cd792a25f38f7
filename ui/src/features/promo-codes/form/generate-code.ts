/** Without those that are taken for one another: 0 and O, 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Easy to dictate and not to be guessed: a thousand million codes. */
const LENGTH = 6

/** A code that nobody guesses, for those who have no word in mind: "CAVE-7KQ2MX". */
export function generateCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH))
  // 32 letters: every value of a byte stands for one, none more often than another.
  return `CAVE-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
