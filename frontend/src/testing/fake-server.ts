import { API_BASE } from '../shared/api/api-client.js';

/** A call as the page sent it. `body` is read from its JSON. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

interface Refusal {
  readonly refused: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
}

type Answer = (call: Call) => unknown;

/** A problem reply in place of a body. */
export const refuse = (refused: number, code: string, message: string, errors?: Refusal['errors']): Refusal =>
  ({ refused, code, message, ...(errors ? { errors } : {}) });

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;

/**
 * Stands in for the server: `'GET policy/list/7': (call) => body`. `at` is the `X-Position` of the next answers. A call
 * without an answer is refused with 404, as the server would.
 */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  const server = { calls, answers, at: '0001', callsOf: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key) };
  globalThis.fetch = ((address: string, init: RequestInit) => {
    const url = new URL(address, 'http://page');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname.slice(API_BASE.length + 1),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
    };
    calls.push(call);
    const answer = server.answers[`${call.method} ${call.path}`];
    return Promise.resolve(replyOf(answer ? answer(call) : refuse(404, 'HTTP.NOT_FOUND', 'There is nothing at this address.'), server.at));
  }) as unknown as typeof fetch;
  return server;
}

function replyOf(answer: unknown, position: string): Pick<Response, 'ok' | 'status' | 'text'> & { headers: Map<string, string> } {
  const reply = (status: number, body: unknown) =>
    ({ ok: status < 400, status, headers: new Map([['X-Position', position]]), text: () => Promise.resolve(JSON.stringify(body)) });
  if (isRefusal(answer)) return reply(answer.refused, { status: answer.refused, ...answer });
  return reply(200, { data: answer ?? null });
}
