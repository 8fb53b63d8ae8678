import { useState } from 'react';
import type { ExportFormat } from './export-format.js';

/** Writes a file, and says whether the last one could not be written. */
export function useFileExport(onExport: (format: ExportFormat) => void | Promise<void>) {
  const [failed, setFailed] = useState(false);
  const start = async (format: ExportFormat) => {
    setFailed(false);
    try {
      await onExport(format);
    } catch {
      setFailed(true);
    }
  };
  return { failed, start: (format: ExportFormat) => void start(format) };
}
