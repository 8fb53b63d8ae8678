import { Delete, Get, HttpCode, Post, Put, UseInterceptors, type Type } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import type { BodyOf, Call, Method, ParamsOf, QueryOf, ReplyOf } from '@covertrail/contracts/calls/call';
import type { CommandReply, QueryReply } from './data.interceptor.js';

const ROUTE_OF: Readonly<Record<Method, (path: string) => MethodDecorator>> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

const ANSWERED = 'covertrail:answered';

/** The classes that read the body, the query and the path of a call. */
export interface InputClasses {
  readonly body?: Type;
  readonly query?: Type;
  readonly params?: Type;
}

/** The arguments of `@Answers` on a handler. */
export interface Answered extends InputClasses {
  readonly call: Call;
}

type RequiredKeys<Given> = { [Key in keyof Given]-?: object extends Pick<Given, Key> ? never : Key }[keyof Given];
type SameKeys<A, B> = [keyof A] extends [keyof B] ? ([keyof B] extends [keyof A] ? true : false) : false;

/** A class has the fields of the call's input, with the types of the call, and requires none that the call may leave out. */
type Takes<Class, Given> = [Given] extends [undefined]
  ? [Class] extends [undefined]
    ? true
    : false
  : [Class] extends [Given]
    ? SameKeys<Class, Given> extends true
      ? [RequiredKeys<Class>] extends [RequiredKeys<Given>]
        ? true
        : false
      : false
    : false;

type Fits<C extends Call, Body, Query, Params> =
  Takes<Body, BodyOf<C>> extends false
    ? 'the class of the body does not fit the call'
    : Takes<Query, QueryOf<C>> extends false
      ? 'the class of the query does not fit the call'
      : [Params] extends [undefined]
        ? object
        : Takes<Params, ParamsOf<C>> extends false
          ? 'the class of the parameters does not fit the call'
          : object;

type Result<Reply> = [Reply] extends [undefined] ? void : Reply | QueryReply<Reply> | CommandReply<Reply>;
type Handler<Reply> = (...input: never[]) => Result<Reply> | Promise<Result<Reply>>;

interface ClassesOf<Body, Query, Params> {
  readonly body?: new () => Body;
  readonly query?: new () => Query;
  readonly params?: new () => Params;
}

/**
 * The method answers this call: at its method and path, with its status. The compiler checks that the method returns the
 * reply of the call, and that the classes take its body and query.
 */
export function Answers<C extends Call, Body = undefined, Query = undefined, Params = undefined>(
  call: C,
  classes: ClassesOf<Body, Query, Params> = {},
) {
  return <Method extends Handler<ReplyOf<C>>>(
    target: Fits<C, Body, Query, Params>,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const decorators: MethodDecorator[] = [ROUTE_OF[call.method](call.path)];
    if (call.status !== undefined) decorators.push(HttpCode(call.status));
    if (call.upload !== undefined) decorators.push(UseInterceptors(FileInterceptor(call.upload)));
    for (const decorate of decorators) decorate(target as object, key, descriptor);
    const answered: Answered = { call, ...classes };
    Reflect.defineMetadata(ANSWERED, answered, descriptor.value as object);
  };
}

/** The call that a method of a controller answers; undefined for a method that answers none. */
export const answeredBy = (handler: object | undefined): Answered | undefined =>
  handler && (Reflect.getMetadata(ANSWERED, handler) as Answered | undefined);
