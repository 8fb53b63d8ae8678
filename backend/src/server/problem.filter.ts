import { ArgumentsHost, Catch, HttpException, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { RevisionChanged } from '@covertrail/platform/deciders/decider-store';
import { NotAsDeclared } from '@covertrail/platform/deciders/declared-events';
import { ViewNotBuilt } from '@covertrail/platform/engine/engine-errors';
import {
  NotAppendable,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@covertrail/platform/event-store/event-store.port';
import { TurnRefused } from '@covertrail/platform/fair-queue/turn-refused';
import { StoreUnreachable } from '@covertrail/platform/errors/store-unreachable';
import { isStorageFull } from '@covertrail/platform/errors/storage-full';
import { HashingBusy } from '@covertrail/platform/vault/password-hashing';
import { AnswerTooLate } from '@covertrail/platform/worker/question-thread';
import type { Logger } from '@covertrail/platform/telemetry/logger';
import { BadQuery } from '#views/bad-query';
import { notFoundYet } from '../http/not-found-yet.js';
import type { ObservedRequest } from './observed-calls.js';
import { Problem, type ProblemBody } from '../http/problem.js';
import type { AUTH_PROBLEMS } from './problems/auth.problems.js';
import type { HTTP_PROBLEMS } from './problems/http.problems.js';
import type { AuthProblemTexts } from './problems/problem-text.js';

/** No input may cause this code: either a field lacks a rule, or a decider is wrong. */
const DEFECT = 'defect: an event was decided that is not as its contract declares; nothing was recorded';

const BUSY_S = 2;
/** What took too long once takes as long at once again. */
const TOO_LONG_S = 60;

/** Codes of the filter itself: a code without a text does not compile. */
type OwnCode = keyof typeof HTTP_PROBLEMS | keyof typeof AUTH_PROBLEMS;
type Params = Readonly<Record<string, string | number>>;

/**
 * Every error response is made here: with code and message, without a stack. Unexpected errors are logged in full. A download
 * that has begun is aborted, so that nobody takes a part of it for the whole.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  /** `problems` holds the status and text of every code. */
  constructor(
    private readonly problems: AuthProblemTexts,
    private readonly log: Logger,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const body = brokeOff(host.switchToHttp().getRequest<Request>())
      ? this.ownBody('HTTP.BROKEN_OFF')
      : this.answerTo(error, response);
    const { requestId, commandId: correlationId } = host.switchToHttp().getRequest<ObservedRequest>();
    if (body.status >= 500 && !isPlanned(error))
      this.log.error(
        { err: error, code: body.code, requestId, correlationId },
        error instanceof NotAsDeclared ? DEFECT : 'request failed',
      );
    response.locals['code'] = body.code;
    const retryAfter = body.code === 'HTTP.BEING_BUILT' ? BUSY_S : retryAfterOf(error);
    if (retryAfter !== null && !response.headersSent) response.setHeader('Retry-After', retryAfter);
    if (response.headersSent) response.destroy();
    else response.status(body.status).type('application/problem+json').send(JSON.stringify(body));
  }

  /** Nobody is answered that something does not exist from a view that is still being built. */
  private answerTo(error: unknown, response: Response): ProblemBody {
    const body = this.bodyOf(error);
    return body.status === 404 && notFoundYet.isMarked(response) ? this.ownBody('HTTP.BEING_BUILT') : body;
  }

  private bodyOf(error: unknown): ProblemBody {
    if (error instanceof Problem) return { ...this.toBody(error.code, error.details.params), ...errorsOf(error) };
    if (error instanceof RuleBroken) return this.toBody(error.code, error.params);
    if (error instanceof BadQuery)
      return { ...this.ownBody('HTTP.BAD_INPUT'), errors: { [error.field]: error.reason } };
    if (error instanceof RevisionChanged)
      return { ...this.ownBody('HTTP.REVISION_CHANGED'), currentRevision: error.actual };
    if (error instanceof HashingBusy) return this.ownBody('HTTP.BUSY');
    if (error instanceof TurnRefused)
      return this.ownBody(error.reason === 'companyFull' ? 'HTTP.TOO_MANY' : 'HTTP.BUSY');
    if (error instanceof AnswerTooLate) return this.ownBody('HTTP.TAKES_TOO_LONG');
    if (isStorageFull(error)) return this.ownBody('HTTP.STORAGE_FULL');
    if (error instanceof WrongExpectedRevision || error instanceof OutcomeUnknown) return this.ownBody('HTTP.BUSY');
    if (error instanceof StoreUnreachable || error instanceof ViewNotBuilt) return this.ownBody('HTTP.UNAVAILABLE');
    if (error instanceof NotAsDeclared) return this.toBody(error.code);
    if (error instanceof NotAppendable) return this.ownBody('HTTP.TOO_LARGE');
    if (error instanceof HttpException) return this.ownBody(codeOfHttp(error.getStatus()));
    return this.ownBody('HTTP.UNEXPECTED');
  }

  private ownBody(code: OwnCode): ProblemBody {
    return this.toBody(code);
  }

  private toBody(code: string, params: Params = {}): ProblemBody {
    const { status, message, field } = this.problems[code] ?? this.problems['HTTP.UNEXPECTED']!;
    const text = message.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''));
    return {
      type: `urn:covertrail:problem:${code}`,
      title: code,
      status,
      code,
      message: text,
      ...(field === undefined ? {} : { errors: { [field]: text } }),
    };
  }
}

/** The client disconnected before its whole request had come: whatever was thrown then is not an error of ours. */
const brokeOff = ({ complete, destroyed }: Request): boolean => destroyed && !complete;

/** Seconds after which the caller may try again; null when it is unknown. */
function retryAfterOf(error: unknown): number | null {
  if (error instanceof Problem) return error.details.retryAfter ?? null;
  if (error instanceof AnswerTooLate) return TOO_LONG_S;
  return error instanceof HashingBusy || error instanceof TurnRefused ? BUSY_S : null;
}

const isPlanned = (error: unknown): boolean => error instanceof Problem && error.details.planned === true;

const errorsOf = ({ details: { errors } }: Problem): Pick<ProblemBody, 'errors'> => (errors ? { errors } : {});

function codeOfHttp(status: number): OwnCode {
  if (status === 401) return 'AUTH.TOKEN_INVALID';
  if (status === 403) return 'AUTH.FORBIDDEN';
  if (status === 404) return 'HTTP.NOT_FOUND';
  if (status === 413) return 'HTTP.TOO_LARGE';
  return status < 500 ? 'HTTP.BAD_INPUT' : 'HTTP.UNEXPECTED';
}
