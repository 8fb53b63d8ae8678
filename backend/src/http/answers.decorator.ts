import { Delete, Get, HttpCode, Post, Put, UseInterceptors } from '@nestjs/common';
import { FileFieldsInterceptor, FileInterceptor } from '@nestjs/platform-express';
import type { BodyOf, Call, Method, QueryOf, ReplyOf } from '@covertrail/contracts/calls/call';
import type { CommandReply, QueryReply } from './data.interceptor.js';

const ROUTE_OF: Readonly<Record<Method, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

const ANSWERED = 'covertrail:answered';

type Result<Reply> = [Reply] extends [undefined] ? void : Reply | QueryReply<Reply> | CommandReply<Reply>;
type Handler<Reply> = (...input: never[]) => Result<Reply> | Promise<Result<Reply>>;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** One of the parameters is of the class that the call names; a call that names none needs none. */
type Takes<Parameter, Class> = [Class] extends [undefined]
  ? true
  : true extends (Parameter extends unknown ? Same<Parameter, Class> : never)
    ? true
    : false;
type TakesInput<C extends Call, Parameter> =
  Takes<Parameter, BodyOf<C>> extends false
    ? 'no parameter has the class of the body of the call'
    : Takes<Parameter, QueryOf<C>> extends false
      ? 'no parameter has the class of the query of the call'
      : object;

/**
 * The method answers this call: at its method and path, with its status. The compiler checks that the method returns the
 * reply of the call, and that its parameters have the classes of the call, by which the pipe reads the input.
 */
export function Answers<C extends Call>(call: C) {
  return <Method extends Handler<ReplyOf<C>>>(
    target: TakesInput<C, Parameters<Method>[number]>,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const decorators: MethodDecorator[] = [ROUTE_OF[call.method](call.path)];
    if (call.status !== undefined) decorators.push(HttpCode(call.status));
    if (call.upload !== undefined) decorators.push(UseInterceptors(filesOf(call.upload, call.uploads)));
    for (const decorate of decorators) decorate(target as object, key, descriptor);
    Reflect.defineMetadata(ANSWERED, call, descriptor.value as object);
  };
}

/** The part with JSON is a file too, where a browser sends it. */
const filesOf = (field: string, most: number | undefined) =>
  most === undefined
    ? FileInterceptor(field)
    : FileFieldsInterceptor([
        { name: field, maxCount: most },
        { name: 'request', maxCount: 1 },
      ]);

/** The call that a method of a controller answers; undefined for a method that answers none. */
export const answeredBy = (handler: object | undefined): Call | undefined =>
  handler && (Reflect.getMetadata(ANSWERED, handler) as Call | undefined);
