/** `npm run lock` completes package-lock.json after packages were added or changed. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, type Lock, lockFaults } from '@/lib/tools/lock/lock';

const FILE = 'package-lock.json';

const digestOf = (version: string) =>
  execFileSync('npm', ['view', version, 'dist.integrity'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  }).trim();

const lock = completeLock(JSON.parse(readFileSync(FILE, 'utf8')) as Lock, digestOf);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);

const faults = lockFaults(lock);
for (const fault of faults) console.error(fault);
console.log(`${Object.keys(lock.packages).length} entries, ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
