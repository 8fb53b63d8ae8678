import type { Module } from '../sources/module.js';
import type { ReplySchemas } from './reply-schemas.js';

const HEAD = '// Generated from the contracts (`npm run generate`): edit those.\n';

/** The schemas of all replies, for the description of the API. */
export function repliesModule({ replies, named }: ReplySchemas): Module {
  const text = (): string => `${HEAD}import type { Schema } from './input-schema.js';

/** What stands in \`data\` of the reply, by method and path. */
export const REPLIES: Readonly<Record<string, Schema>> = {
${lines(replies)}};

/** The types that replies refer to. */
export const REPLY_TYPES: Readonly<Record<string, Schema>> = {
${lines(named)}};
`;
  return { path: 'backend/src/openapi/reply-schemas.generated.ts', text };
}

const lines = (record: object): string =>
  Object.entries(record)
    .map(([name, schema]) => `  ${JSON.stringify(name)}: ${JSON.stringify(schema)},\n`)
    .join('');
