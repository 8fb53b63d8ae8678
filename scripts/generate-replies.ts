import { writeFileSync } from 'node:fs';
import { declaredCalls } from './replies/declared-calls.js';
import { replySchemas } from './replies/reply-schemas.js';

const HEAD = '// Generated from the contracts by `npm run docs`: edit those.\n';

process.chdir(new URL('..', import.meta.url).pathname);
const { replies, named } = replySchemas(await declaredCalls());
const lines = (record: object): string =>
  Object.entries(record)
    .map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)},\n`)
    .join('');
writeFileSync(
  'backend/src/openapi/reply-schemas.generated.ts',
  `${HEAD}import type { Schema } from './input-schema.js';

/** What stands in \`data\` of the reply, by method and path. */
export const REPLIES: Readonly<Record<string, Schema>> = {
${lines(replies)}};

/** The types that replies refer to. */
export const REPLY_TYPES: Readonly<Record<string, Schema>> = {
${lines(named)}};
`,
);
