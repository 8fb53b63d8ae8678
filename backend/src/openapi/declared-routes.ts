import type { DynamicModule, Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner } from '@nestjs/core';
import type { Call } from '@covertrail/contracts/calls/call';
import { rolesWith, type ActingAs, type Capability } from '@covertrail/domain/rights/capabilities';
import { OPEN_REASON, OWNERSHIPS, type Ownership } from '../auth/access.js';
import { answeredBy } from '../http/answers.decorator.js';
import { LOOK_UP, type LookUpRule } from '../limits/look-up.decorator.js';
import { inputClass } from './input-class.js';

/** Who may call: whoever may do what it needs, and has a right to the ids. */
interface RouteAccess {
  readonly needs: Capability;
  /** As whom people may do that, at some level. */
  readonly roles: readonly ActingAs[];
  readonly owns: readonly Ownership[];
}

/** A call as its controller declares it. Body, query or path is null when the method does not take it as a whole. */
export interface DeclaredRoute {
  /** `PolicyController.add` */
  readonly name: string;
  readonly call: Call;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Without the base path: `policy/list/:companyId`. */
  readonly path: string;
  readonly status: number;
  /** Null for a route without log-in, with the reason why that is safe. */
  readonly access: RouteAccess | null;
  readonly open: string | null;
  /** How a call that finds or proves something is held back; null for others. */
  readonly lookUp: LookUpRule | null;
  /** The field for a file, as multipart form data. */
  readonly file: string | null;
  readonly body: Type | null;
  readonly query: Type | null;
  readonly params: Type | null;
  /** Whether the call takes `If-Match`. */
  readonly pinned: boolean;
}

/** Every route of these modules, and of those that they import: what its controller declares with `@Answers`, `@RightTo` and `@Open`. */
export function declaredRoutes(modules: readonly Type[]): readonly DeclaredRoute[] {
  return modules.flatMap((module) => [
    ...(metadata<Type[]>(MODULE_METADATA.CONTROLLERS, module) ?? []).flatMap(routesOf),
    ...declaredRoutes(partsOf(module)),
  ]);
}

/** The modules of a feature that its module consists of; what a module is given by a function has no routes. */
const partsOf = (module: Type): readonly Type[] =>
  (metadata<readonly (Type | DynamicModule)[]>(MODULE_METADATA.IMPORTS, module) ?? []).filter(
    (part): part is Type => typeof part === 'function',
  );

/** Those that a controller inherits are its own. */
function routesOf(controller: Type): DeclaredRoute[] {
  const methods = controller.prototype as Readonly<Record<string, object>>;
  return new MetadataScanner().getAllMethodNames(methods).flatMap((key) => {
    const handler = methods[key]!;
    const call = answeredBy(handler);
    if (!call) return [];
    return [
      {
        name: `${controller.name}.${key}`,
        call,
        method: call.method.toLowerCase() as DeclaredRoute['method'],
        path: call.path,
        status: call.status ?? (call.method === 'POST' ? 201 : 200),
        access: accessTo(call, handler),
        open: metadata<string>(OPEN_REASON, handler) ?? null,
        lookUp: metadata<LookUpRule>(LOOK_UP, handler) ?? null,
        file: call.upload ?? null,
        body: inputClass(controller, key, 'BODY'),
        query: inputClass(controller, key, 'QUERY'),
        params: inputClass(controller, key, 'PARAM'),
        pinned: call.ifMatch ?? false,
      },
    ];
  });
}

const accessTo = ({ needs }: Call, handler: object): RouteAccess | null =>
  needs === undefined
    ? null
    : { needs, roles: rolesWith(needs), owns: metadata<readonly Ownership[]>(OWNERSHIPS, handler) ?? [] };

const metadata = <Value>(key: string, target: object): Value | undefined =>
  Reflect.getMetadata(key, target) as Value | undefined;
