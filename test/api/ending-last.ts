import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';

const ENDING: ReadonlySet<string> = new Set(['RepresentationController.end', 'RepresentationController.endClient']);

/** Named routes in an order where those that end what the calls of others rely on come last. */
export function endingLast(
  routes: readonly (readonly [string, DeclaredRoute])[],
): (readonly [string, DeclaredRoute])[] {
  return routes.toSorted(([, route], [, other]) => Number(ENDING.has(route.name)) - Number(ENDING.has(other.name)));
}
