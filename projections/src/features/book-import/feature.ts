import type { ProjectionFeature } from '#feature';
import { bookImports } from './book-imports.projection.js';

export const bookImportFeature: ProjectionFeature = { name: 'book-import', projections: [bookImports] };
