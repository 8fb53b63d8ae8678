import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';

/** In this order: an end by the insured is none for an agency that gave the client away. */
const ENDING: readonly string[] = [
  'RepresentationController.end',
  'RepresentationController.endClient',
  'ClientTransferController.approveOwn',
  'SupplierSettingsController.inactivate',
  'SupplierSettingsController.cancel',
];

/** Named routes in an order where those that end what the calls of others rely on come last. */
export function endingLast(
  routes: readonly (readonly [string, DeclaredRoute])[],
): (readonly [string, DeclaredRoute])[] {
  return routes.toSorted(([, route], [, other]) => ENDING.indexOf(route.name) - ENDING.indexOf(other.name));
}
