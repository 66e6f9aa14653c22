/** Real web servers on loopback, each with the repository's own configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCaddy, findNginx } from '../tools/programs.ts';
import { type RawResponse, sendRaw } from './rawRequest.ts';
import { type Copy, freePort } from './site.ts';

export interface Server {
  origin: string;
  /** @param path sent as it is, however odd */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<RawResponse>;
  stop(): Promise<void>;
}

/** The folder of a built site: the repository, or a copy. */
type SiteFolder = Pick<Copy, 'folder'>;

/** Starts nginx, which serves `dist/` with `deploy/nginx.conf`, except for folder and port. */
export async function startNginx(site: SiteFolder): Promise<Server> {
  const port = await freePort();
  const folder = join(site.folder, '.cache/nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const here = readFileSync(join(site.folder, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/vitrine', site.folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (use) => `${use}_temp_path ${folder}/${use};`,
  );
  writeFileSync(join(folder, 'site.conf'), here);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    pid ${folder}/nginx.pid;
    error_log ${folder}/error.log;
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  return started(findNginx(), ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], port);
}

/** Starts Caddy, which serves `dist/` with `deploy/Caddyfile`. */
export const startCaddy = ({ folder }: SiteFolder): Promise<Server> =>
  runCaddy(join(folder, 'deploy/Caddyfile'), join(folder, 'dist'), folder);

/**
 * Starts Caddy, which serves a folder with a Caddyfile.
 * @param home folder that Caddy can write to
 */
export async function runCaddy(caddyfile: string, folder: string, home: string): Promise<Server> {
  const port = await freePort();
  const config = join(home, '.cache/Caddyfile');
  mkdirSync(join(home, '.cache'), { recursive: true });
  writeFileSync(config, `{\n\tadmin off\n}\nimport ${caddyfile}\n`);
  return started(findCaddy(), ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: folder,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
  });
}

async function started(program = '', args: string[], port: number, env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const get: Server['get'] = (path, headers = {}, method = 'GET') => sendRaw(port, { path, headers, method });
  while (!(await get('/').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${output}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return { origin: `http://127.0.0.1:${port}`, get, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('close', () => done());
    child.kill();
  });
}
