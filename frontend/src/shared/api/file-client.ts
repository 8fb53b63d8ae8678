import { API_BASE, type ApiRequest } from './api-client.js';
import { ApiProblem, UNREACHABLE } from './api-problem.js';
import { endsSession, problemFrom } from './problem-reply.js';
import { queryText } from './query-text.js';
import { userKeyHeader } from './session-headers.js';
import { sessionToken } from './session-token.js';

export interface FileRequest extends Pick<ApiRequest, 'path' | 'query'> {
  readonly actingRole?: string;
  readonly signal?: AbortSignal;
}

/** Fetches a file with the bearer token, which a plain link does not send. Throws `ApiProblem`, or `AbortError`. */
export const fetchFile = async (request: FileRequest): Promise<Blob> => (await fetchContent(request)).blob();

/** The same for a reply of any kind, whose content has not arrived yet. */
export async function fetchContent({ path, query, actingRole, signal }: FileRequest): Promise<Response> {
  const token = sessionToken.read();
  const response = await fetch(`${API_BASE}/${path}${queryText(query)}`, {
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}`, ...userKeyHeader() }),
      ...(actingRole === undefined ? {} : { 'X-Acting-Role': actingRole }),
    },
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiProblem(UNREACHABLE);
  });
  if (response.ok) return response;
  const problem = problemFrom(response.status, await response.json().catch(() => null));
  throw new ApiProblem(problem, endsSession(problem));
}

/** Hands a file to the browser to keep. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
