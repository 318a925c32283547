import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const START_LIMIT = 15_000;

/** The nginx of this machine; `null` when there is none. */
export function findNginx(): string | null {
  // Debian puts it in a folder that only root has in its PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return (
    folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file)) ?? null
  );
}

export const siteBlock = () => readFileSync('lib/tools/host/nginx.conf', 'utf8');

/** nginx's build options, its folders among them. */
const buildOf = (nginx: string) => spawnSync(nginx, ['-V'], { encoding: 'utf8' }).stderr;

/** The folder of nginx's own configuration, with the media types. */
function configFolder(build: string): string {
  const file = /--conf-path=(\S+)/.exec(build)?.[1];
  return file ? path.dirname(file) : '/etc/nginx';
}

/** The file of the brotli module; `null` if nginx has none to load. */
export function brotliModule(nginx: string): string | null {
  const folder = /--modules-path=(\S+)/.exec(buildOf(nginx))?.[1];
  const file = path.join(folder ?? '', 'ngx_http_brotli_static_module.so');
  return folder && existsSync(file) ? file : null;
}

/** A complete configuration around the site's block; nginx writes only into `prefix`. */
function configuration(nginx: string, prefix: string, site: string): string {
  const brotli = brotliModule(nginx);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${prefix}/${kind};`)
    .join('\n');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
${brotli ? `load_module ${brotli};` : ''}
daemon off;
pid ${prefix}/nginx.pid;
error_log stderr error;
events {}
http {
  include ${configFolder(buildOf(nginx))}/mime.types;
  default_type application/octet-stream;
  access_log off;
${temporary}
${brotli ? readFileSync('lib/tools/host/nginx-brotli.conf', 'utf8') : ''}
${site}
}
`;
}

/** Waits until nginx listens, which it shows by writing its process id. */
async function untilListening(prefix: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + START_LIMIT;
  while (Date.now() < end && !hasEnded()) {
    if (existsSync(path.join(prefix, 'nginx.pid'))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not start.');
}

type Options = { folder: string; port: number; block?: string };

/** Serves a folder with the site's block, in which only port and root are replaced. */
export async function startNginx({ folder, port, block = siteBlock() }: Options) {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed.');
  const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const site = block
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80;/, '')
    .replace(/server_name [^;]*;/, 'server_name localhost;')
    .replace(/root [^;]*;/, `root ${path.resolve(folder)};`);
  const file = path.join(prefix, 'nginx.conf');
  writeFileSync(file, configuration(nginx, prefix, site));

  let ended = false;
  const server = spawn(nginx, ['-p', prefix, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = new Promise<void>((resolve) => {
    for (const event of ['exit', 'error']) server.once(event, () => resolve());
  }).then(() => {
    ended = true;
    rmSync(prefix, { recursive: true, force: true });
  });
  const stop = () => {
    server.kill('SIGTERM');
    return exit;
  };
  try {
    await untilListening(prefix, () => ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://localhost:${port}`, stop, exit };
}
