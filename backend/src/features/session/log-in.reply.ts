import type { Request, Response } from 'express';
import type { LoginRecord, LogInReply } from '@covertrail/contracts/session/session.replies';
import { keepDevice } from './known-device/known-device-cookie.js';
import { keepRenewal } from './renewal/renewal-cookie.js';
import type { LogInOutcome } from './log-in-steps.service.js';
import type { LoggedIn } from './session-start.service.js';

/** Gives the browser what continues a session that begins now, and replies with its record. */
export function loggedInReply(
  { record, renewal, endsAt, device }: LoggedIn,
  request: Request,
  response: Response,
): LoginRecord {
  keepRenewal(request, response, renewal, endsAt);
  if (device !== null) keepDevice(request, response, device);
  return record;
}

/** The same where something may still be asked. */
export const logInReply = (outcome: LogInOutcome, request: Request, response: Response): LogInReply =>
  'record' in outcome ? loggedInReply(outcome, request, response) : outcome;
