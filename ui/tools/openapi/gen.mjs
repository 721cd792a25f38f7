// Writes the types of the API document, without the words of JSON-LD that nobody reads.
import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'

const words = ['@context', '@type']
const document = JSON.parse(
  await readFile(new URL('../../../docs/reference/openapi.gen.json', import.meta.url), 'utf8'),
)

for (const schema of Object.values(document.components.schemas)) {
  for (const word of words) delete schema.properties?.[word]
  if (schema.required) schema.required = schema.required.filter((member) => !words.includes(member))
}

const types = astToString(await openapiTS(document, { alphabetize: true }))
await writeFile(new URL('../../src/api/schema.gen.d.ts', import.meta.url), `${COMMENT_HEADER}${types}`)
