import type { ProjectionFeature } from '#feature';
import { sheetImports } from './sheet-imports.projection.js';

export const sheetImportFeature: ProjectionFeature = { name: 'sheet-import', projections: [sheetImports] };
