import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const PEERS = fileURLToPath(new URL('./peers', import.meta.url));

/** Installs the packages that are only here to be compared with, at the first run. They are in no other install. */
export async function installPeers(): Promise<void> {
  if (existsSync(`${PEERS}/node_modules`)) return;
  const child = spawn('npm', ['ci', '--prefix', PEERS, '--no-audit', '--no-fund'], { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (code !== 0) throw new Error(`npm ci --prefix bench/peers ended with ${code}`);
}

/** A package of `bench/peers`, as its caller describes it. */
export const peerPackage = <Described>(name: string): Described =>
  createRequire(new URL('./peers/package.json', import.meta.url))(name) as Described;
