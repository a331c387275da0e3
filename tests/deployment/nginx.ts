import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../faults/report';

/** As docs/deploy.md has it: the headers are set, everything else is nginx's default. */
function configuration(folder: string, port: number, upstreams: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'nginx', name)};`,
  );
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${join(folder, 'nginx', 'nginx.pid')};
error_log ${join(folder, 'nginx', 'error.log')};
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream truweel {
    ${upstreams.map((each) => `server 127.0.0.1:${each};`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port} ssl;
    server_name localhost;
    ssl_certificate ${join(folder, 'cert.pem')};
    ssl_certificate_key ${join(folder, 'key.pem')};
    client_max_body_size 17m;
    location / {
      proxy_pass http://truweel;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_buffering off;
      proxy_read_timeout 120s;
    }
  }
}
`;
}

export async function startNginx(folder: string, port: number, upstreams: readonly number[]) {
  mkdirSync(join(folder, 'nginx'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstreams));
  const nginx = spawn('/usr/sbin/nginx', ['-c', file, '-p', folder], { stdio: 'inherit' });
  const end = () => nginx.kill('SIGTERM');
  process.once('exit', end);
  const url = `https://localhost:${port}`;
  const came = await until(async () => (await fetch(`${url}/api/health/live`)).ok, 20_000);
  if (came === undefined) throw new Error('nginx does not answer');
  return {
    url,
    stop: async () => {
      process.off('exit', end);
      await stopped(nginx);
    },
  };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
