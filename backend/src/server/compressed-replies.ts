import compression from 'compression';
import type { Request, Response } from 'express';
import { BASE_PATH } from '@covertrail/contracts/calls/base-path';

const JSON_TYPE = /^application\/json\b/;

/**
 * Compresses files of the page and the JSON of reading calls, as the client accepts it. Left as they are: parts of a file (`Content-Range`
 * counts its own bytes), streams of events (each event must leave at once), files that someone downloads, and every reply to a call that
 * changes something: the token of a session is in such replies, and the size of a compressed reply shows something of what is in it
 * (BREACH). Reading calls answer only to that token, which no other site can make a browser send.
 */
export const compressedReplies = () => compression({ filter: isCompressed });

function isCompressed(request: Request, response: Response): boolean {
  if (response.statusCode !== 200 || request.method !== 'GET') return false;
  if (!request.path.startsWith(`/${BASE_PATH}`)) return compression.filter(request, response);
  return JSON_TYPE.test(String(response.getHeader('Content-Type') ?? ''));
}
