import type { ApiRequest } from '../api/api-client.js';
import { callApi } from '../api/call-api.js';
import { isRecord, readingOf, type Reading, type ViewQuery } from './view-query.js';

/** A list of choices is read up to here: nobody chooses among more without a search on the server. */
const MOST_PAGES = 10;

/** What a reply holds, and for a whole list what the pages after it hold; a row that moved meanwhile is there once. */
export function* wholeReading(query: ViewQuery, request: ApiRequest, first: unknown) {
  let reading: Reading = readingOf(first, query);
  let next = query.whole ? nextOf(first) : undefined;
  for (let page = 1; next !== undefined && page < MOST_PAGES; page += 1) {
    const { body } = yield* callApi({ ...request, query: { ...request.query, after: next } });
    const { rows } = readingOf(body, query);
    reading = { ...reading, rows: [...new Map([...(reading.rows ?? []), ...(rows ?? [])])] };
    next = nextOf(body);
  }
  return reading;
}

const nextOf = (body: unknown): string | undefined =>
  isRecord(body) && typeof body['next'] === 'string' ? body['next'] : undefined;
