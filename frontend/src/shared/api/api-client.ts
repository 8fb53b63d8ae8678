import { BASE_PATH } from '@covertrail/contracts/calls/base-path';
import type { Method } from '@covertrail/contracts/calls/call';
import { PAGE_BUILD_HEADER } from '@covertrail/contracts/calls/page-build';
import { ApiProblem, UNREACHABLE } from './api-problem.js';
import { pageServed } from './page-build.js';
import { endsSession, problemFrom } from './problem-reply.js';
import { queryText, type Query } from './query-text.js';
import { tokenInPlaceOf } from './renewed-token.js';
import { sessionHeaders } from './session-headers.js';
import { sessionToken } from './session-token.js';
import { trimmed } from './trimmed.js';

export const API_BASE = `/${BASE_PATH}`;

/** One call. `path` has no leading slash: `policy/list/7`. */
export interface ApiRequest<Reply = unknown> {
  readonly method: Method;
  readonly path: string;
  readonly query?: Query;
  /** Plain values, sent as JSON with every string trimmed; or a form with files, sent as it is. */
  readonly body?: unknown;
  /** A UUID: the same key makes a repeat harmless. */
  readonly idempotencyKey?: string;
  /** The revision that the person saw. */
  readonly ifMatch?: number;
  /** The reply should be at least as new as this position; the server waits for it for a short time. */
  readonly ifPosition?: string;
  /** `requester`, `insured` or `agent`, for people whose company has several roles. */
  readonly actingRole?: string;
  /** For log-in and similar calls: sends no token, and a 401 does not end a session. */
  readonly open?: boolean;
  readonly signal?: AbortSignal;
  /** Never set: it carries the type of the reply. */
  readonly reply?: Reply;
}

/** The reply: the content of `data`, the revision from `ETag`, and the position of the view that was read. */
export interface ApiReply<Body = unknown> {
  readonly body: Body;
  readonly revision: number | null;
  readonly position: string | null;
  readonly stale: boolean;
}

/** Sends one call. Throws `ApiProblem` unless it succeeds, and `AbortError` when its signal was used. */
export async function send<Body>(request: ApiRequest<Body>): Promise<ApiReply<Body>> {
  const token = request.open ? null : sessionToken.read();
  const first = await fetched(request, token);
  const response = (await answeredAnew(request, token, first)) ?? first;
  pageServed(response.headers.get(PAGE_BUILD_HEADER));
  const fresh = response.headers.get('jwt_refreshed');
  // A reply that arrives after log-out must not restore a token.
  if (fresh && token !== null && sessionToken.read() !== null) sessionToken.keep(fresh);
  const content = await contentOf(response);
  if (!response.ok) {
    const problem = problemFrom(response.status, content);
    throw new ApiProblem(problem, token !== null && endsSession(problem));
  }
  return replyOf<Body>(response, content);
}

/** A token may expire while its session is active: the call is then sent once more, with a new one. */
async function answeredAnew(request: ApiRequest, token: string | null, { status }: Response): Promise<Response | null> {
  const fresh = status === 401 && token !== null ? await tokenInPlaceOf(token) : null;
  return fresh === null ? null : fetched(request, fresh);
}

async function fetched(request: ApiRequest, token: string | null): Promise<Response> {
  const address = `${API_BASE}/${request.path}${queryText(request.query)}`;
  try {
    return await fetch(address, {
      method: request.method,
      headers: headersOf(request, token),
      ...bodyOf(request.body),
      ...(request.signal ? { signal: request.signal } : {}),
    });
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new ApiProblem(UNREACHABLE);
  }
}

function headersOf(request: ApiRequest, token: string | null): Record<string, string> {
  return {
    Accept: 'application/json',
    ...sessionHeaders(token),
    ...(request.body === undefined || request.body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
    ...(request.ifMatch === undefined ? {} : { 'If-Match': `"${request.ifMatch}"` }),
    ...(request.ifPosition === undefined ? {} : { 'If-Position': request.ifPosition }),
    ...(request.actingRole === undefined ? {} : { 'X-Acting-Role': request.actingRole }),
  };
}

function bodyOf(body: unknown): { body?: BodyInit } {
  if (body === undefined) return {};
  return { body: body instanceof FormData ? body : JSON.stringify(trimmed(body)) };
}

/** The parsed JSON; null for an empty reply, and for what a proxy may have sent instead. */
async function contentOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

function replyOf<Body>(response: Response, content: unknown): ApiReply<Body> {
  const wrapped = typeof content === 'object' && content !== null && 'data' in content;
  const revision = /^(?:W\/)?"(\d+)"$/.exec(response.headers.get('ETag') ?? '')?.[1];
  return {
    body: (wrapped ? content.data : content) as Body,
    revision: revision === undefined ? null : Number(revision),
    position: response.headers.get('X-Position'),
    stale: wrapped && 'stale' in content && content.stale === true,
  };
}
