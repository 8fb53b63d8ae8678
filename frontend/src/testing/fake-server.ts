import type { ReplyOf } from '@covertrail/contracts/calls/call';
import { certificateTransactions } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import { pendingCountsOf } from '@covertrail/contracts/client/client.calls';
import { PAGE_BUILD_HEADER } from '@covertrail/contracts/calls/page-build';
import { savePolicyDraft } from '@covertrail/contracts/policy/policy-draft.calls';
import { openRequestCountOf } from '@covertrail/contracts/request/request.calls';
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
export const refuse = (refused: number, code: string, message: string, errors?: Refusal['errors']): Refusal => ({
  refused,
  code,
  message,
  ...(errors ? { errors } : {}),
});

/** Instead of a reply: the call is never answered. */
export const UNANSWERED = Symbol('unanswered');

const NOT_FOUND = refuse(404, 'HTTP.NOT_FOUND', 'There is nothing at this address.');
const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value;

/** The counts of the menu, which every page of some roles asks for: nothing waits, unless a spec answers otherwise. */
const MENU_COUNTS: readonly (readonly [path: string, body: object])[] = [
  [openRequestCountOf.path, { openRequestCount: 0 } satisfies ReplyOf<typeof openRequestCountOf>],
  [
    pendingCountsOf.path,
    {
      countPolicyVerfication: 0,
      countPolicyShare: 0,
      countPolicyRequest: 0,
      totalPendingApproval: 0,
    } satisfies ReplyOf<typeof pendingCountsOf>,
  ],
];

function menuCount({ method, path }: Call): object | undefined {
  const parent = (of: string): string => of.slice(0, of.lastIndexOf('/'));
  return method === 'GET' ? MENU_COUNTS.find(([counted]) => parent(counted) === parent(path))?.[1] : undefined;
}

const isDraft = ({ method, path }: Call): boolean =>
  method === savePolicyDraft.method &&
  path.startsWith('policy/') &&
  path.endsWith(savePolicyDraft.path.slice(savePolicyDraft.path.lastIndexOf('/')));

/** Of a request nothing was uploaded, unless a spec answers otherwise. */
const isTransactions = ({ method, path }: Call): boolean =>
  method === certificateTransactions.method &&
  path.startsWith(certificateTransactions.path.slice(0, certificateTransactions.path.indexOf(':')));

function byDefault(call: Call): unknown {
  if (isDraft(call)) return UNANSWERED;
  return isTransactions(call) ? [] : (menuCount(call) ?? NOT_FOUND);
}

/**
 * Stands in for the server: `'GET policy/list/7': (call) => body`. `at` is the `X-Position` of the next answers, which say that they are `stale` where it is set, and name the `page` that is served. The counts of the
 * menu are zero by default, and a draft is saved without end: a pause in the typing of a spec changes nothing on the page. Any other
 * call without an answer is refused with 404, as the server would.
 */
export function fakeServer(answers: Record<string, Answer>) {
  const calls: Call[] = [];
  const server = {
    calls,
    answers,
    at: '0001',
    stale: false,
    page: null as string | null,
    callsOf: (key: string) => calls.filter((call) => `${call.method} ${call.path}` === key),
  };
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
    const answered = answer ? answer(call) : byDefault(call);
    return answered === UNANSWERED ? new Promise(() => undefined) : Promise.resolve(replyOf(answered, server));
  }) as unknown as typeof fetch;
  return server;
}

function replyOf(
  answer: unknown,
  { at: position, stale, page }: { readonly at: string; readonly stale: boolean; readonly page: string | null },
): Pick<Response, 'ok' | 'status' | 'text'> & { headers: Map<string, string> } {
  const reply = (status: number, body: unknown) => ({
    ok: status < 400,
    status,
    headers: new Map([['X-Position', position], ...(page === null ? [] : [[PAGE_BUILD_HEADER, page] as const])]),
    text: () => Promise.resolve(JSON.stringify(body)),
  });
  if (isRefusal(answer)) return reply(answer.refused, { status: answer.refused, ...answer });
  return reply(200, { data: answer ?? null, ...(stale ? { stale } : {}) });
}
