/** Real web servers on loopback, each with the repository's own configuration. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { findCaddy, findNginx } from '../tools/servers.ts';
import { type Copy, freePort } from './site.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** As it came, compressed or not. */
  body: Buffer;
}

export interface Server {
  origin: string;
  /** @param path sent as it is, however odd */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Where a site stands and is built: a copy of the repository, or itself. */
type Place = Pick<Copy, 'folder'>;

/** nginx serves `dist/` by `deploy/nginx.conf`: only its place and port differ. */
export async function startNginx(site: Place): Promise<Server> {
  const port = await freePort();
  const folder = join(site.folder, '.cache/nginx');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync('/etc/nginx/mime.types', join(folder, 'mime.types'));
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

/** Caddy serves `dist/` by `deploy/Caddyfile`. */
export const startCaddy = ({ folder }: Place): Promise<Server> =>
  runCaddy(join(folder, 'deploy/Caddyfile'), join(folder, 'dist'), folder);

/**
 * Caddy serves a folder by the repository's Caddyfile.
 * @param home where it may write
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
  const get: Server['get'] = (path, headers = {}, method = 'GET') => ask(port, path, headers, method);
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

function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail).end();
  });
}
