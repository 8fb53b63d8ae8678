import { UNABLE, type Problem } from './api-problem.js';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a problem body (RFC 9457 with `code`, `message`, `errors`); a reply of another shape still gives a problem. */
export function problemFrom(status: number, body: unknown): Problem {
  const fields = isRecord(body) ? body : {};
  const code = typeof fields['code'] === 'string' ? fields['code'] : `HTTP.${status}`;
  const message = typeof fields['message'] === 'string' && fields['message'] !== '' ? fields['message'] : UNABLE;
  const revision = fields['currentRevision'];
  return {
    status,
    code,
    message,
    fieldErrors: fieldErrorsOf(fields['errors']),
    ...(typeof revision === 'number' ? { currentRevision: revision } : {}),
  };
}

function fieldErrorsOf(errors: unknown): Readonly<Record<string, string>> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]));
}

/** [A12] A 401 or 403, or this message, ends the session. */
export const endsSession = ({ status, message }: Problem): boolean =>
  status === 401 || status === 403 || message === 'Token is invalid';
