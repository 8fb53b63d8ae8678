import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { alterLog } from './altered-log.js';
import { onFolder, type Scene } from './scene.js';
import { seededFolder } from './seeded-folder.js';

/** The demo world with one changed letter in the event that created the project Lakeside; the views are folded again over it. */
export function onDamagedLog(): Promise<Scene> {
  const folder = seededFolder();
  alterLog(
    folder,
    "data = replace(data, 'Lakeside', 'Lakesidf')",
    "type = 'ProjectCreated' AND data LIKE '%Lakeside%'",
  );
  for (const name of ['reads.db', 'reads.db-wal', 'reads.db-shm']) rmSync(join(folder, name), { force: true });
  return onFolder(folder);
}
