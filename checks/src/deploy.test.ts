/** Compares deploy/ with the project's settings, commands and files. It needs no container engine. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

type Service = {
  read_only?: boolean;
  configs?: unknown;
  secrets?: unknown;
  entrypoint?: string[];
  command?: string | string[];
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  networks: string[] | Record<string, { ipv4_address: string }>;
};
const compose: { services: Record<string, Service>; volumes: Record<string, null> } = parse(
  read('deploy/compose.yaml'),
  { merge: true },
);

const settings = [...read('server/src/config/env.ts').matchAll(/^ {2}([A-Z_\d]+):/gm)].map(([, name = '']) => name);

const manifest: { scripts: Record<string, string>; workspaces: string[] } = JSON.parse(read('package.json'));
/** The settings and the command of `npm run start:production`. */
const [, production = '', command = ''] = /^(.*?) (node .*)$/.exec(manifest.scripts['start:production'] ?? '') ?? [];
/** Each installation chooses the folder of the compile cache. */
const ownFolders = ['TMPDIR', 'NODE_COMPILE_CACHE'];

it('hardens every service and sets only settings that the server reads', () => {
  const { 'site-1': first, 'site-2': second } = compose.services;
  expect(Object.keys(compose.services)).toEqual(['nginx', 'site-1', 'site-2', 'postgres', 'files', 'bucket']);
  const hardened = { read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
  for (const service of Object.values(compose.services)) expect(service).toMatchObject(hardened);
  expect(settings).toContain('PUBLIC_URL');
  expect(Object.keys(first?.environment ?? {}).filter((name) => !settings.includes(name))).toEqual([]);
  expect(second?.environment).toEqual(first?.environment);
  const named = [...read('deploy/site.env.example').matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name = '']) => name);
  expect(
    named.filter((name) => !settings.includes(name) && !['POSTGRES_PASSWORD', 'BACKUP_RECIPIENT'].includes(name)),
  ).toEqual([]);
});

/** What compose.yaml or the image fixes, and why. */
const fixedByCompose: Record<string, string> = {
  PORT: 'nginx and the health check use it',
  HOST: 'nginx reaches the instance from another container',
  METRICS_PORT: 'each instance has an address of its own',
  METRICS_HOST: 'metrics are read from the host',
  DATA_DIR: 'the volume is mounted there',
  DATABASE_URL: 'the service postgres',
  S3_BUCKET: 'the service bucket creates it',
  S3_ENDPOINT: 'the service files',
  TRUSTED_PROXIES: 'the address of nginx',
  NODE_ENV: 'the image is for production only',
};

it('passes every setting of site.env to the instances, except those that compose fixes', () => {
  const environment = compose.services['site-1']?.environment ?? {};
  const passed = settings.filter((name) => new RegExp(`^\\$\\{${name}:[-?]\\}$`).test(environment[name] ?? ''));
  expect(settings.filter((name) => !passed.includes(name)).toSorted()).toEqual(Object.keys(fixedByCompose).toSorted());
  const image = read('deploy/Dockerfile');
  for (const name of Object.keys(fixedByCompose))
    expect(name in environment || image.includes(` ${name}=`), name).toBe(true);
});

it('writes no configs or secrets of compose into a container, whose file system is read-only', () => {
  for (const [name, service] of Object.entries(compose.services))
    expect([service.configs, service.secrets], name).toEqual([undefined, undefined]);
});

/** The program in an entrypoint `/bin/sh -c`, in which compose writes `$` as `$$`. */
function programOf(name: string): string {
  const [shell, option, program = ''] = compose.services[name]?.entrypoint ?? [];
  expect([shell, option]).toEqual(['/bin/sh', '-c']);
  return program.replaceAll('$$', '$');
}

it('gives the credentials of the settings to the file service', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'file-service-'));
  const start = path.join(folder, 'start');
  const file = path.join(folder, 's3.json');
  writeFileSync(start, '#!/bin/sh\nprintf "%s\n" "$@"');
  chmodSync(start, 0o755);
  const program = programOf('files').replaceAll('/entrypoint.sh', start).replaceAll('/tmp/s3.json', file);
  const env = { ...process.env, S3_ACCESS_KEY_ID: 'site', S3_SECRET_ACCESS_KEY: 'a1b2' };
  try {
    const parameters = execFileSync('sh', ['-c', program], { env, encoding: 'utf8' }).split('\n');
    expect(parameters).toEqual(expect.arrayContaining(['server', '-s3', `-s3.config=${file}`]));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      identities: [{ credentials: [{ accessKey: 'site', secretKey: 'a1b2' }] }],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('creates the bucket again until it is listed, because a failure of weed shell has exit code 0', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bucket-'));
  // Lists nothing until the second attempt has created the bucket.
  const weed = `#!/bin/sh
    read -r line
    cd ${folder}
    case "$line" in
      s3.bucket.list) cat buckets 2>/dev/null ;;
      's3.bucket.create -name visitors') test -e attempt && printf '  visitors\tsize:0\n' > buckets; touch attempt ;;
    esac
    exit 0`;
  writeFileSync(path.join(folder, 'weed'), weed);
  chmodSync(path.join(folder, 'weed'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  try {
    execFileSync('sh', ['-c', programOf('bucket').replace('sleep 1', 'true')], { env, timeout: 10_000 });
    expect(readFileSync(path.join(folder, 'buckets'), 'utf8')).toContain('visitors');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('configures PostgreSQL in the container to log as little as the embedded one', () => {
  const [, embedded = ''] = /log_error_verbosity: ([^}]+)}/.exec(read('server/src/database/embedded/cluster.ts')) ?? [];
  const requiredSettings = [...`log_error_verbosity: ${embedded}`.matchAll(/^ *(\w+): '(\w+)'/gm)];
  expect(requiredSettings.length).toBeGreaterThan(3);
  const postgres = compose.services['postgres']?.command;
  for (const [, name, value] of requiredSettings) expect(postgres).toContain(`-c ${name}=${value}`);
});

it('mounts only existing files and declared volumes', () => {
  const sources = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => volume.split(':')[0] ?? '');
  const installedByOperator = ['./certificate.pem', './certificate.key'];
  const missing = sources.filter(
    (source) =>
      !(source in compose.volumes) &&
      !installedByOperator.includes(source) &&
      !existsSync(path.join(root, 'deploy', source)),
  );
  expect(missing).toEqual([]);
});

it('forwards requests to the addresses of the instances, which trust only the proxy', () => {
  const addressOf = (name: string) => {
    const networks = compose.services[name]?.networks;
    return networks === undefined || Array.isArray(networks) ? undefined : networks['site']?.ipv4_address;
  };
  const instances = [...read('deploy/nginx/instances-compose.conf').matchAll(/server ([\d.]+):3000/g)];
  expect(instances.map(([, address]) => address)).toEqual([addressOf('site-1'), addressOf('site-2')]);
  expect(compose.services['site-1']?.environment?.['TRUSTED_PROXIES']).toBe(addressOf('nginx'));
});

it('starts the server in the unit and the image with the command of npm run start:production', () => {
  const unit = read('deploy/carbon-group-site@.service');
  expect(unit).toContain(`ExecStart=/opt/carbon-group-site/node_modules/.bin/${command}\n`);
  const [, image = ''] = /^CMD (.+)$/m.exec(read('deploy/Dockerfile')) ?? [];
  expect(JSON.parse(image)).toEqual(command.split(' '));
  const inUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, all = '']) => all.split(' '));
  const inImage = [...read('deploy/Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, all = '']) => all.split(' '));
  for (const set of [inUnit, inImage]) {
    expect(set).toEqual(expect.arrayContaining(production.split(' ')));
    const others = set.filter((each) => !production.includes(each)).map((each) => each.split('=')[0] ?? '');
    expect(others.filter((name) => ![...settings, ...ownFolders, 'PATH'].includes(name))).toEqual([]);
  }
});

it('lets a file of each instance override the environment that all instances share', () => {
  const files = [...read('deploy/carbon-group-site@.service').matchAll(/^EnvironmentFile=(.+)$/gm)];
  expect(files.map(([, file]) => file)).toEqual(['/etc/carbon-group-site.env', '-/etc/carbon-group-site-%i.env']);
  expect(read('docs/operations/monitoring.md')).toContain('/etc/carbon-group-site-3001.env');
});

it('disables core dumps and swap for everything that has keys in memory', () => {
  for (const unit of ['carbon-group-site@.service', 'carbon-group-site-backup.service'])
    for (const line of ['LimitCORE=0', 'MemorySwapMax=0'])
      expect(read(`deploy/${unit}`).split('\n'), unit).toContain(line);
  expect(read('deploy/carbon-group-site@.service').split('\n')).toContain('KillMode=mixed');
  // As much swap as memory means none.
  for (const name of ['site-1', 'site-2'])
    expect(compose.services[name]).toMatchObject({ ulimits: { core: 0 }, mem_limit: '1g', memswap_limit: '1g' });
  expect(read('deploy/nginx.conf')).toMatch(/^worker_rlimit_core 0;$/m);
});

it('deletes old backups only while there are seven new ones, so that a clock jump deletes none', () => {
  const unit = read('deploy/carbon-group-site-backup.service');
  const [, cleanUp = ''] = /^ExecStartPost=\/bin\/sh -c '(.+)'$/m.exec(unit) ?? [];
  expect(cleanUp).toContain('/var/backups/site');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  const addBackup = (daysAgo: number) => {
    const file = path.join(folder, `site-${daysAgo}.tar.age`);
    writeFileSync(file, '');
    const seconds = Date.now() / 1000 - daysAgo * 86_400;
    utimesSync(file, seconds, seconds);
  };
  const left = () => {
    execFileSync('sh', ['-c', cleanUp.replaceAll('/var/backups/site', folder)]);
    return readdirSync(folder).length;
  };
  try {
    for (const daysAgo of [7300, 7301, 0, 1, 2, 3, 4, 5]) addBackup(daysAgo);
    expect(left()).toBe(8);
    addBackup(6);
    expect(left()).toBe(7);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('deletes what killed backups left a day ago before a backup, which it cannot prevent', () => {
  const unit = read('deploy/carbon-group-site-backup.service');
  const [, cleanUp = ''] = /^ExecStartPre=-(\/usr\/bin\/find .+)$/m.exec(unit) ?? [];
  expect(cleanUp).toContain('/var/backups/site');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'backups-'));
  const hours = { 'site-1.tar.age.part': 25, 'site-2.tar.age.part': 23, 'site-3.tar.age': 48, 'other.part': 48 };
  try {
    for (const [name, hoursAgo] of Object.entries(hours)) {
      writeFileSync(path.join(folder, name), '');
      const seconds = Date.now() / 1000 - hoursAgo * 3600;
      utimesSync(path.join(folder, name), seconds, seconds);
    }
    // systemd expands no wildcard; a shell would outside of quotes.
    execFileSync('sh', ['-c', cleanUp.replaceAll('/var/backups/site', folder)], { cwd: folder });
    expect(readdirSync(folder).toSorted()).toEqual(['other.part', 'site-2.tar.age.part', 'site-3.tar.age']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('lets the site open the embedded store before a missed backup, which starts at boot too', () => {
  const [, before] = /^Before=(.+)$/m.exec(read('deploy/carbon-group-site@.service')) ?? [];
  expect(before).toBe('carbon-group-site-backup.service');
  // The order alone is not enough: systemd does not wait until the site has opened it.
  const lines = read('deploy/carbon-group-site-backup.service').split('\n');
  const pause = lines.indexOf('ExecStartPre=/bin/sleep 30');
  expect(pause).toBeGreaterThan(0);
  expect(pause).toBeLessThan(lines.findIndex((line) => line.startsWith('ExecStart=')));
});

it('installs packages in the image from the manifests of all workspaces, before any source file is copied', () => {
  const stages = read('deploy/Dockerfile').split(/^FROM /m);
  const manifests = stages.find((stage) => /^\S+ AS manifests$/m.test(stage)) ?? '';
  const copied = [...manifests.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  const needed = manifest.workspaces.map((workspace) => `${workspace}/package.json`);
  expect(copied.toSorted()).toEqual(['.npmrc', 'package-lock.json', 'package.json', ...needed].toSorted());
  const installing = stages.filter((stage) => stage.includes('npm ci'));
  expect(installing).toHaveLength(2);
  for (const stage of installing) expect(stage).toMatch(/^manifests AS \w+\nRUN npm ci /);
});

it('excludes every file that git ignores from the image', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').split('\n').filter(Boolean);
  for (const line of read('.gitignore').split('\n').filter(Boolean)) {
    const name = line.replace(/\/$/, '');
    expect(
      ignored.some((pattern) => pattern === name || pattern === `**/${name}` || name.startsWith(`${pattern}/`)),
      line,
    ).toBe(true);
  }
});

it('mentions every deployment file in the operations manual', () => {
  const manual = globSync('docs/operations/*.md', { cwd: root })
    .map((page) => read(page))
    .join('\n');
  const files = globSync('deploy/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map(({ name }) => name).filter((name) => !name.endsWith('.dockerignore'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !manual.includes(name))).toEqual([]);
});

/** Runs deploy/site-run on a file of variables. Returns its exit code and what its command prints. */
function siteRun(variables: string, script: string): { code: number | null; stdout: string; stderr: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-run-'));
  const file = path.join(folder, 'site.env');
  writeFileSync(file, variables);
  const program = read('deploy/site-run')
    .replaceAll('/etc/carbon-group-site.env', file)
    .replaceAll('/opt/carbon-group-site', folder)
    .replace('runuser -u site -- npm run --silent', '');
  try {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', program, 'site-run', 'sh', '-c', script], {
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('gives the commands of site-run the variables of the unit, as systemd reads them', () => {
  const url = 'postgresql://site:a$b`c@127.0.0.1/site?sslmode=disable&application_name=site';
  const variables = `# a comment\n\n; another\nDATABASE_URL=${url}\nS3_BUCKET="a b"\n  HOST='::1' \nPORT=\nINDEXNOW_KEY=a==`;
  const script = 'printf "%s\n" "$DATABASE_URL" "$S3_BUCKET" "$HOST" "$PORT" "$INDEXNOW_KEY"';
  expect(siteRun(variables, script)).toEqual({ code: 0, stdout: `${url}\na b\n::1\n\na==\n`, stderr: '' });
});

it.each(['export PORT=3001', 'PORT', '=secret', 'A-B=1', String.raw`A=\$B`])(
  'runs no command with the line %s in its variables',
  (line) => {
    const { code, stdout, stderr } = siteRun(`${line}\n`, 'echo ran');
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^site-run: .+ has a line that is not NAME=value, or a backslash\n$/);
  },
);
