import type { paths } from '~/api/schema.gen'
import type { Scalar } from './query-string'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths below /api that know a method, as the API's document writes them: `/orders/{id}`; a slash may follow. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends object
    ? P extends `/api${infer Below}`
      ? Below | `${Below}/`
      : never
    : never
}[keyof paths]

type Operation<M extends Method, P extends string> = `/api${P}` extends keyof paths
  ? paths[`/api${P}`][M]
  : P extends `${infer Plain}/`
    ? Operation<M, Plain>
    : never

/** What a call is answered with. */
export type Answer<M extends Method, P extends PathWith<M>> = AnswerOf<Operation<M, P>>

type AnswerOf<Op> = Op extends { responses: infer All } ? ContentOf<All[keyof All & (200 | 201 | 204)]> : never

type ContentOf<Response> = Response extends { content: { 'application/ld+json': infer Content } }
  ? Content
  : Response extends { content: object }
    ? unknown
    : undefined

/** What a call sends. */
export type Body<M extends Method, P extends PathWith<M>> = BodyOf<Operation<M, P>>

type BodyOf<Op> = Op extends { requestBody: { content: { 'application/json': infer Content } } }
  ? Sendable<Content>
  : Op extends { requestBody?: never }
    ? Record<string, never> | undefined
    : Op extends { requestBody?: { content: { 'application/json': infer Content } } }
      ? Sendable<Content> | undefined
      : never

/** Numbers may be sent as texts, too (specification 7). */
type Sendable<T> = T extends number
  ? T | string
  : T extends readonly (infer One)[]
    ? readonly Sendable<One>[]
    : T extends object
      ? { [Member in keyof T]: Sendable<T[Member]> }
      : T

/** What a path and its query are filled with; values of a query may be what somebody wrote into an address. */
export type Target<M extends Method, P extends PathWith<M>> = PathValues<P> & QueryValues<Operation<M, P>>

type PathValues<P extends string> = [Names<P>] extends [never] ? unknown : { path: Record<Names<P>, string | number> }

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

type QueryValues<Op> = Op extends { parameters: { query?: infer Q } } ? { query?: Asked<Q> } : never

/** `status[]` is asked for as `status`, a list, and `createdAt[gte]` as `createdAt`, a record (query-string.ts). */
type Asked<Q> = {
  [Name in keyof Q as Name extends `${infer Plain}[${string}` ? Plain : Name]?: Wanted<Name, Q[Name]> | undefined
}

type Wanted<Name, Value> = Name extends `${string}[]`
  ? readonly Scalar[]
  : Name extends `${string}[${infer Bound}]`
    ? { [B in Bound]?: Scalar }
    : NonNullable<Value> extends string | number
      ? Scalar
      : Value | null
