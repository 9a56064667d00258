import { expect, it } from 'vitest';
import { decideConfig } from './config.ts';
import { readEnvironment } from './env.ts';

it('has a default for every setting', () => {
  expect(decideConfig(readEnvironment({ PORT: '' }), '/srv/site')).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/site/data',
    databaseUrl: undefined,
    publicUrl: undefined,
    submissionKeysFile: '/srv/site/data/submission.keys',
    environmentKeys: { secret: undefined, submissionKeys: undefined },
    recoveryKeyFile: '/srv/site/data-recovery.agekey',
    retention: { message: 730, resume: 365, report: 730 },
    s3: undefined,
    mail: undefined,
    trustedProxies: [],
    metrics: undefined,
    perTenMinutes: { message: 120, resume: 120 },
    shutdownSeconds: 30,
    loadDemonstrationContent: true,
    verification: {},
    indexNowKey: undefined,
    production: false,
  });
});

it('reads every setting from the environment', () => {
  const environment = readEnvironment({
    PORT: '8080',
    HOST: '0.0.0.0',
    METRICS_PORT: '9464',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgresql://site@db/site',
    PUBLIC_URL: 'https://www.carbon.example/',
    SUBMISSION_KEYS_FILE: '/etc/site/keys',
    SECRET_KEY: 'ab'.repeat(32),
    SUBMISSION_KEYS: `2:${'cd'.repeat(32)}`,
    RECOVERY_KEY_FILE: '/mnt/key/recovery.agekey',
    KEEP_MESSAGES_DAYS: '90',
    KEEP_RESUMES_DAYS: '30',
    KEEP_REPORTS_DAYS: '365',
    S3_BUCKET: 'visitors',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'site',
    S3_SECRET_ACCESS_KEY: 'secret',
    MAIL_SERVER: 'smtps://desk%40carbon.example:p%25w@mail.carbon.example',
    MAIL_PASSWORD_FILE: 'mail-password',
    MAIL_FROM: 'notices@carbon.example',
    TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16',
    MESSAGES_PER_TEN_MINUTES: '600',
    RESUMES_PER_TEN_MINUTES: '30',
    SHUTDOWN_SECONDS: '8',
    DEMONSTRATION_CONTENT: 'skip',
    VERIFICATION_BAIDU: 'codeva-1',
    VERIFICATION_BING: 'FF00',
    INDEXNOW_KEY: 'index-now-key-1',
    NODE_ENV: 'production',
  });
  expect(decideConfig(environment, '/srv/site')).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: '/srv/site/elsewhere',
    databaseUrl: 'postgresql://site@db/site',
    publicUrl: 'https://www.carbon.example',
    submissionKeysFile: '/etc/site/keys',
    environmentKeys: { secret: 'ab'.repeat(32), submissionKeys: `2:${'cd'.repeat(32)}` },
    recoveryKeyFile: '/mnt/key/recovery.agekey',
    retention: { message: 90, resume: 30, report: 365 },
    s3: {
      bucket: 'visitors',
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      accessKeyId: 'site',
      secretAccessKey: 'secret',
    },
    mail: {
      host: 'mail.carbon.example',
      port: 465,
      secure: true,
      login: { user: 'desk@carbon.example', password: 'p%w' },
      passwordFile: '/srv/site/mail-password',
      from: 'notices@carbon.example',
    },
    trustedProxies: ['10.0.0.1', '192.168.0.0/16'],
    metrics: { port: 9464, host: '127.0.0.1' },
    perTenMinutes: { message: 600, resume: 30 },
    shutdownSeconds: 8,
    loadDemonstrationContent: false,
    verification: { baidu: 'codeva-1', bing: 'FF00' },
    indexNowKey: 'index-now-key-1',
    production: true,
  });
});

it('rejects invalid settings with one error that has a line for each', () => {
  const invalid = {
    PORT: '70000',
    HOST: 'a b',
    DATABASE_URL: 'mysql://x',
    PUBLIC_URL: 'www.carbon.example',
    KEEP_RESUMES_DAYS: '0',
    MAIL_SERVER: 'smtp://desk:100%@mail.carbon.example',
    MAIL_FROM: 'Desk <desk@carbon.example>',
    TRUSTED_PROXIES: 'everyone',
    MESSAGES_PER_TEN_MINUTES: '0',
    RESUMES_PER_TEN_MINUTES: 'many',
    SHUTDOWN_SECONDS: '0',
    DEMONSTRATION_CONTENT: 'maybe',
  };
  let message = '';
  try {
    readEnvironment(invalid);
  } catch (error) {
    message = error instanceof Error ? error.message : '';
  }
  const [head, ...lines] = message.split('\n');
  expect(head).toBe('Invalid environment variables:');
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual(Object.keys(invalid));
});

it('upgrades a mail server without TLS from the start, at the port of submission', () => {
  const MAIL_FROM = 'notices@carbon.example';
  expect(decideConfig(readEnvironment({ MAIL_SERVER: 'smtp://[::1]', MAIL_FROM }), '/srv/site').mail).toEqual({
    host: '::1',
    port: 587,
    secure: false,
    login: undefined,
    passwordFile: undefined,
    from: MAIL_FROM,
  });
  expect(() => readEnvironment({ MAIL_SERVER: 'smtp://[::1]' })).toThrow('MAIL_FROM: MAIL_SERVER needs it');
});

it.each([
  'smtps://',
  'smtps:///',
  'smtps://desk@',
  'smtps://desk:1/b@mail.carbon.example',
  'smtps://desk:1?b@mail.carbon.example',
  'smtps://desk:1#b@mail.carbon.example',
  'smtps://mail.carbon.example/?secure',
  'smtps://mail.carbon.example#',
])('rejects %s as a mail server', (MAIL_SERVER) => {
  expect(() => readEnvironment({ MAIL_SERVER, MAIL_FROM: 'notices@carbon.example' })).toThrow('MAIL_SERVER: a URL');
});

it('reads / ? and # in the password of a mail server if they are encoded', () => {
  const environment = { MAIL_SERVER: 'smtps://desk:%2F%3F%23%40@mail.carbon.example/', MAIL_FROM: 'a@carbon.example' };
  expect(decideConfig(readEnvironment(environment), '/srv/site').mail?.login?.password).toBe('/?#@');
});

it('needs a mail server and its user for the other settings of mails', () => {
  const MAIL_FROM = 'notices@carbon.example';
  const MAIL_PASSWORD_FILE = 'mail-password';
  expect(() => readEnvironment({ MAIL_FROM })).toThrow('MAIL_SERVER: MAIL_FROM needs it');
  expect(() => readEnvironment({ MAIL_PASSWORD_FILE })).toThrow('MAIL_SERVER: MAIL_PASSWORD_FILE needs it');
  const MAIL_SERVER = 'smtps://mail.carbon.example';
  expect(() => readEnvironment({ MAIL_SERVER, MAIL_FROM, MAIL_PASSWORD_FILE })).toThrow(
    'MAIL_SERVER: MAIL_PASSWORD_FILE needs a user name in it',
  );
});
