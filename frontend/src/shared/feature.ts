import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { PageRoute } from './navigation/page-routes.js';
import type { PaletteParts } from './palette/palette-source.js';
import type { Role } from './session/role.js';

/** A part of a policy's page besides its terms: the features that add one do not know the feature `policy`. */
interface PolicyPanel {
  /** Kebab-case: its place in the address, `/app/policies/<id>?tab=<key>`. */
  readonly key: string;
  readonly title: string;
  /** Shown while its tab is chosen. It asks for its rows itself and holds its own `Panel`: `lazy(() => import('./components/x.panel.js'))`. */
  readonly content: ComponentType<{ readonly policy: PolicyDetails }>;
  /** Only for policies of a line that lists its vehicles. */
  readonly ofVehicles?: true;
  /** Whether this policy has the panel for this person; always where it is left out. */
  readonly shown?: (policy: PolicyDetails, role: Role) => boolean;
}

/** Of whom the first page of a supplier is. */
interface SupplierPart {
  readonly trackingId: string;
  readonly supplierId: string;
}

/** A part of a supplier's first page. It asks for its rows itself and holds its own `Panel`. */
interface SupplierPanel {
  readonly key: string;
  readonly content: ComponentType<SupplierPart>;
  /** Takes the whole width of the page, above those that do not. */
  readonly wide?: true;
}

/** What a feature adds to the frame around every page of the logged-in part. */
export interface FrameParts {
  /** Opens a search, in the bar at the top of every page. */
  readonly search?: ComponentType;
  /** Stands in the bar at the top of every page. */
  readonly topBar?: ComponentType;
  /** Shown above the content of every page, when it has something to show. */
  readonly banner?: ComponentType;
  /** A dialog that something in the frame opens; shows nothing else. */
  readonly dialog?: ComponentType;
}

/** Everything that a feature adds to the page. `app/features.ts` lists the features; no feature imports another. */
export interface Feature {
  /** Its folder's name. */
  readonly name: string;
  readonly reducers?: Readonly<Record<string, Reducer>>;
  /** Runs as long as the page is open; restarted when it throws. */
  readonly saga?: () => Generator;
  /** The pages of its table in `pages`, which says everything about them but what they show. */
  readonly routes?: readonly PageRoute[];
  /** Pages for those who run the product, relative to `/admin`: nobody of a company opens them. */
  readonly operatorRoutes?: readonly RouteObject[];
  /** Pages that need no log-in, from the root. */
  readonly openRoutes?: readonly RouteObject[];
  /** What the command palette finds of it; loaded when that opens: `() => import('./template.palette.js')`. */
  readonly palette?: () => Promise<{ readonly parts: PaletteParts }>;
  /** Its parts of the frame, loaded with that: `() => import('./notification.frame.js')`. */
  readonly frame?: () => Promise<{ readonly parts: FrameParts }>;
  /** Tabs of a policy's page, in the order of `app/features.ts`. */
  readonly policyPanels?: readonly PolicyPanel[];
  /** Buttons in the header of a supplier's first page: of all features together at most one is primary. */
  readonly supplierActs?: ComponentType<SupplierPart>;
  /** Parts of a supplier's first page, in the order of `app/features.ts`. */
  readonly supplierPanels?: readonly SupplierPanel[];
}
