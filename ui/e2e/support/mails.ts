import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { mailFolder } from './server'

/** The lines and bytes of quoted-printable text. */
function decoded(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** To whom a mail goes; long headers go on in the next line. */
const recipient = (mail: string) => /^To: (.*)$/m.exec(mail.replaceAll(/\r?\n[ \t]+/g, ' '))?.[1] ?? ''

/** The mails to an address, the oldest first: their names sort by time. */
function mailsTo(email: string): string[] {
  if (!existsSync(mailFolder())) return []
  return readdirSync(mailFolder())
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(join(mailFolder(), name), 'utf8'))
    .filter((mail) => recipient(mail).includes(email))
}

/** The path of a kind of link in the last mail to an address that has one. */
async function linkIn(email: string, link: RegExp): Promise<string> {
  const find = () => mailsTo(email).flatMap((mail) => link.exec(decoded(mail))?.[1] ?? [])
  await expect.poll(() => find().length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
  return find().at(-1) ?? ''
}

/** The path of the link to a new password in the last mail to an address that has one. */
export const passwordLink = (email: string) => linkIn(email, /^https?:\/\/[^/]+(\/\S*forgot-password\/\S+)$/m)

/** The path of the link that answers an invitation. */
export const invitationLink = (email: string) => linkIn(email, /^https?:\/\/[^/]+(\/\S*\?invitation=\S+)$/m)

/** The path of the link that confirms an address. */
export const addressLink = (email: string) => linkIn(email, /^https?:\/\/[^/]+(\/\S*\?email=\S+)$/m)

/** The path of the link by which a guest concludes what it asked for at table. */
export const guestLink = (email: string) => linkIn(email, /^https?:\/\/[^/]+(\/demande\/\S+)$/m)

/** Waits for a mail to an address. */
export async function expectMail(email: string): Promise<void> {
  await expect.poll(() => mailsTo(email).length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
}

/** The path of the order that the last such mail to an address is about, and what the mail says. */
export async function orderMail(email: string): Promise<{ link: string; text: string }> {
  const link = await linkIn(email, /^https?:\/\/[^/]+(\/\S*orders\/\d+)$/m)
  const text = mailsTo(email)
    .map(decoded)
    .findLast((mail) => mail.includes(link))
  return { link, text: text ?? '' }
}

export interface Letter {
  subject: string
  /** The page a mail reader shows. */
  html: string
}

/** A header's text, whose letters beyond ASCII are written as bytes. */
const headerText = (header: string) =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', '=20'))
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => decoded(bytes))

function letterOf(mail: string): Letter {
  const header = mail.replaceAll(/\r?\n[ \t]+/g, ' ')
  const html = /^Content-Type: text\/html[\s\S]*?\r?\n\r?\n([\s\S]*?<\/html>)/m.exec(mail)?.[1] ?? ''
  return { subject: headerText(/^Subject: (.*)$/m.exec(header)?.[1] ?? '').trim(), html: decoded(html) }
}

/** Waits for so many mails of one subject to an address, the oldest first. */
export async function letters(email: string, subject: string, count = 1): Promise<Letter[]> {
  const find = () =>
    mailsTo(email)
      .map(letterOf)
      .filter((letter) => letter.subject === subject)
  await expect
    .poll(() => find().length, { message: `mails to ${email} about ${subject}`, timeout: 30_000 })
    .toBeGreaterThanOrEqual(count)
  return find()
}
