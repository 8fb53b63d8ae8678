import { PASSWORD, type Person } from '@covertrail/backend/testing/people';
import { said } from '@covertrail/backend/testing/said';

/** What a backend answered. `revision` is -1 and `position` empty where the answer says none. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly revision: number;
  readonly position: string;
}

/** One call. `key` is the command's id, `pinned` the revision that was seen, `awaited` the position to be shown. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly key?: string;
  readonly pinned?: number;
  readonly awaited?: string;
}

/** A call whose answer takes longer is given up: what became of it is not known. */
const GIVE_UP_MS = 20_000;
/** Tokens live half an hour. */
const TOKEN_MS = 20 * 60_000;

/** A person who calls backends from outside, whichever is open. */
export class Caller {
  private session: { readonly token: string; readonly since: number } | null = null;
  /** Why the last log-in failed. */
  private refused: Answer | null = null;

  constructor(readonly person: Person) {}

  /** Null when the connection was refused or lost, or no answer came. */
  async call(url: string, call: Call): Promise<Answer | null> {
    const token = await this.token(url);
    return token === null ? null : ask(url, call, token);
  }

  /** The answer to a call that must succeed. */
  async expect(url: string, call: Call): Promise<Answer> {
    const answer = await this.call(url, call);
    if (answer === null || answer.status >= 300)
      throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answer ?? this.refused)}`);
    return answer;
  }

  /** Null while nobody can be logged in. */
  async token(url: string): Promise<string | null> {
    const now = performance.now();
    if (this.session && now - this.session.since < TOKEN_MS) return this.session.token;
    const credentials = { email: this.person.email, password: PASSWORD };
    const answer = await ask(url, { method: 'POST', path: 'authenticate', body: credentials }, null);
    this.refused = answer?.status === 200 ? null : answer;
    if (answer?.status !== 200) return null;
    this.session = { token: (answer.body as { data: { jwt: string } }).data.jwt, since: now };
    return this.session.token;
  }
}

async function ask(url: string, { method, path, body, ...sent }: Call, token: string | null): Promise<Answer | null> {
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(sent.key === undefined ? {} : { 'idempotency-key': sent.key }),
    ...(sent.pinned === undefined ? {} : { 'if-match': `"${sent.pinned}"` }),
    ...(sent.awaited === undefined ? {} : { 'if-position': sent.awaited }),
  };
  const init = {
    method,
    headers,
    signal: AbortSignal.timeout(GIVE_UP_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(said(body)) }),
  };
  try {
    const reply = await fetch(`${url}/covertrail-api/${path}`, init);
    const text = await reply.text();
    const revision = /^"(\d+)"$/.exec(reply.headers.get('etag') ?? '')?.[1];
    return {
      status: reply.status,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      revision: revision === undefined ? -1 : Number(revision),
      position: reply.headers.get('x-position') ?? '',
    };
  } catch {
    // whether the call came through cannot be known from here.
    return null;
  }
}

/** What a reply wraps in `data`. */
export const dataIn = <Body>({ body }: Answer): Body => (body as { data: Body }).data;
