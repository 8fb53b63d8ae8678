import type { Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';

/** What Nest keeps of a parameter with `@Body()`, `@Query()` or `@Param()`; `data` names one field, absent: the whole. */
interface Parameter {
  readonly index: number;
  readonly data?: unknown;
}

/**
 * The class by which the pipe reads the body, the query or the path of a method of a controller, as the compiler stored it for
 * the decorators; null where the method does not take it as a whole.
 */
export function inputClass(controller: Type, method: string, place: 'BODY' | 'QUERY' | 'PARAM'): Type | null {
  const prototype = controller.prototype as object;
  const kept = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<string, Parameter>;
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as readonly Type[];
  const whole = Object.entries(kept).find(
    ([key, { data }]) => key.startsWith(`${RouteParamtypes[place]}:`) && data === undefined,
  );
  return whole ? types[whole[1].index]! : null;
}
