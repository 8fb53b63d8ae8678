import type { Call, ReplyOf } from '@covertrail/contracts/calls/call';
import { API_BASE } from './api-client.js';
import { ApiProblem, UNREACHABLE } from './api-problem.js';
import { endsSession, problemFrom } from './problem-reply.js';
import { tokenInPlaceOf } from './renewed-token.js';
import { sessionHeaders } from './session-headers.js';
import { sessionToken } from './session-token.js';

/** A call that takes one file. */
export type UploadCall = Call & { readonly upload: string };

/** What of a call says where its form goes. */
type FormTarget = Pick<Call, 'method' | 'path'>;

export interface UploadOptions {
  readonly actingRole?: string;
  /** Sent besides, as the secret of a link in place of a log-in. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whole percents of the file that have left this browser. */
  readonly onProgress: (percent: number) => void;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a file, and says how far it is, which `fetch` cannot. Throws `ApiProblem`. */
export function uploadFile<C extends UploadCall>(call: C, file: File, options: UploadOptions): Promise<ReplyOf<C>> {
  const form = new FormData();
  form.append(call.upload, file);
  return uploadForm<ReplyOf<C>>(call, form, options);
}

/** The same for a form of several parts. */
export async function uploadForm<Reply>(
  target: FormTarget,
  form: FormData,
  { actingRole, headers = {}, onProgress }: UploadOptions,
): Promise<Reply> {
  const token = sessionToken.read();
  const key = crypto.randomUUID();
  const sendAs = (bearer: string | null) =>
    sent(target, form, { ...headersOf(bearer, key, actingRole), ...headers }, onProgress);
  const first = await sendAs(token);
  const fresh = first.status === 401 && token !== null ? await tokenInPlaceOf(token) : null;
  const { status, body } = fresh === null ? first : await sendAs(fresh);
  if (status >= 200 && status < 300) return (body as { readonly data: Reply }).data;
  const problem = problemFrom(status, body);
  throw new ApiProblem(problem, token !== null && endsSession(problem));
}

function headersOf(
  token: string | null,
  key: string,
  actingRole: string | undefined,
): Readonly<Record<string, string>> {
  return {
    Accept: 'application/json',
    'Idempotency-Key': key,
    ...sessionHeaders(token),
    ...(actingRole === undefined ? {} : { 'X-Acting-Role': actingRole }),
  };
}

function sent(
  { method, path }: FormTarget,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onProgress: (percent: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${API_BASE}/${path}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onerror = () => reject(new ApiProblem(UNREACHABLE));
    request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
    request.send(form);
  });
}

/** Null for what a proxy may have sent instead of JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
