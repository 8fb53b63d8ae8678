import { RequestMethod, type Type } from '@nestjs/common';
import { HTTP_CODE_METADATA, METHOD_METADATA, MODULE_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { revisionOfIfMatch } from '../auth/request-parameters.decorator.js';
import { TAKES_FILE } from '../http/takes-file.decorator.js';
import { ACCESS_RULE, OPEN_REASON, type AccessRule } from '../auth/access.js';

/** A route as its controller declares it. A place that takes no input, or input without a class, has null. */
export interface DeclaredRoute {
  /** `PolicyController.add` */
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete' | 'patch';
  /** Without the base path: `policy/list/:companyId`. */
  readonly path: string;
  readonly status: number;
  /** Null for a route that is open, with the reason why it may be. */
  readonly access: AccessRule | null;
  readonly open: string | null;
  /** The field in which it takes a file as multipart form data. */
  readonly file: string | null;
  readonly body: Type | null;
  readonly query: Type | null;
  readonly params: Type | null;
  /** Whether it takes `If-Match`. */
  readonly pinned: boolean;
}

type Handler = (...args: unknown[]) => unknown;
type Place = RouteParamtypes.BODY | RouteParamtypes.QUERY | RouteParamtypes.PARAM;

/** Every route of these modules, read from what Nest itself routes by. */
export function declaredRoutes(modules: readonly Type[]): readonly DeclaredRoute[] {
  return modules.flatMap((module) => (metadata<Type[]>(MODULE_METADATA.CONTROLLERS, module) ?? []).flatMap(routesOf));
}

function routesOf(controller: Type): DeclaredRoute[] {
  const prototype = controller.prototype as Record<string, Handler>;
  return Object.getOwnPropertyNames(prototype)
    .filter((key) => key !== 'constructor' && metadata(METHOD_METADATA, prototype[key]) !== undefined)
    .flatMap((key) => routesBehind(controller, key, prototype[key]!));
}

function routesBehind(controller: Type, key: string, handler: Handler): DeclaredRoute[] {
  const method = RequestMethod[metadata<RequestMethod>(METHOD_METADATA, handler)!].toLowerCase() as DeclaredRoute['method'];
  const input = (place: Place) => inputOf(controller, key, place);
  return pathsOf(handler).map((path) => ({
    name: `${controller.name}.${key}`,
    method,
    path: [...pathsOf(controller), path].map((part) => part.replace(/^\/|\/$/g, '')).filter(Boolean).join('/'),
    status: metadata<number>(HTTP_CODE_METADATA, handler) ?? (method === 'post' ? 201 : 200),
    access: metadata<AccessRule>(ACCESS_RULE, handler) ?? null,
    open: metadata<string>(OPEN_REASON, handler) ?? null,
    file: metadata<string>(TAKES_FILE, handler) ?? null,
    body: input(RouteParamtypes.BODY),
    query: input(RouteParamtypes.QUERY),
    params: input(RouteParamtypes.PARAM),
    pinned: takesPin(controller, key),
  }));
}

/** The class of what a handler takes whole from a place; single values of it (`@Param('id')`) have none. */
function inputOf(controller: Type, key: string, place: Place): Type | null {
  const taken = metadata<Record<string, { index: number; data?: unknown }>>(ROUTE_ARGS_METADATA, controller, key) ?? {};
  const types = metadata<Type[]>('design:paramtypes', controller.prototype as object, key) ?? [];
  const whole = Object.entries(taken).find(([name, { data }]) => name.startsWith(`${place}:`) && data === undefined);
  const type = whole && types[whole[1].index];
  return type && type !== Object ? type : null;
}

function takesPin(controller: Type, key: string): boolean {
  const taken = metadata<Record<string, { factory?: unknown }>>(ROUTE_ARGS_METADATA, controller, key) ?? {};
  return Object.values(taken).some(({ factory }) => factory === revisionOfIfMatch);
}

const pathsOf = (target: object): string[] => [metadata<string | string[]>(PATH_METADATA, target) ?? ''].flat();

const metadata = <Value>(key: string, target: object | undefined, property?: string): Value | undefined =>
  target && ((property ? Reflect.getMetadata(key, target, property) : Reflect.getMetadata(key, target)) as Value | undefined);
