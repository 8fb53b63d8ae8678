import type { FrameParts } from '#shared/feature';
import { SupplierSearchButton } from './search/supplier-search-button.js';

export const parts: FrameParts = { search: SupplierSearchButton };
