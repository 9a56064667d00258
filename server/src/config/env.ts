import { z } from 'zod';
import { UsageError } from '../command-line/usage-error.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port is a number from 0 to 65535')
  .transform(Number)
  .refine((n) => n <= 65535, 'a port is a number from 0 to 65535');

const host = z.string().regex(/^[A-Za-z0-9.:_-]+$/, 'a host name or IP address is needed');

const days = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'a number of days from 1 to 99999 is needed')
  .transform(Number);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'a URL such as https://www.example.com is needed' })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/', 'a URL without a path is needed');

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'a URL such as postgresql://user:password@host/database is needed',
});

const networkList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(part)),
    'a comma-separated list of IP addresses or networks is needed',
  );

const submissionLimit = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'a number from 1 to 99999 is needed')
  .transform(Number);

const seconds = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'a number of seconds from 1 to 999 is needed')
  .transform(Number);

const mailServerError =
  'a URL such as smtps://user:password@mail.example.com is needed, with @ as %40, / as %2F, ? as %3F and # as %23';

/** With smtps:// the connection begins with TLS, with smtp:// it is upgraded by STARTTLS. */
const mailServer = z
  .url({ protocol: /^smtps?$/, error: mailServerError })
  .refine(
    // Behind a / ? or # in a password of digits, the user would be taken for the host, and the password for its port.
    (value) => URL.canParse(value) && new URL(value).hostname !== '' && /^[^/?#]*\/\/[^/?#]+\/?$/.test(value),
    mailServerError,
  )
  .refine(
    (value) => URL.canParse(value) && isDecodable(new URL(value)),
    'a percent sign in the user name or the password must be written as %25',
  );

function isDecodable({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

const verificationCode = z
  .string()
  .regex(/^[\w.=-]{4,200}$/, 'the code alone is needed, without the meta element around it');

/** All variables that the server reads. An empty variable counts as unset. */
const variables = z.object({
  PORT: port.optional(),
  HOST: host.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  PUBLIC_URL: httpUrl.optional(),
  SUBMISSION_KEYS_FILE: z.string().optional(),
  SECRET_KEY: z.string().optional(),
  SUBMISSION_KEYS: z.string().optional(),
  RECOVERY_KEY_FILE: z.string().optional(),
  KEEP_MESSAGES_DAYS: days.optional(),
  KEEP_RESUMES_DAYS: days.optional(),
  KEEP_REPORTS_DAYS: days.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  MAIL_SERVER: mailServer.optional(),
  MAIL_PASSWORD_FILE: z.string().optional(),
  MAIL_FROM: z.email('an e-mail address is needed, without a name').optional(),
  TRUSTED_PROXIES: networkList.optional(),
  MESSAGES_PER_TEN_MINUTES: submissionLimit.optional(),
  RESUMES_PER_TEN_MINUTES: submissionLimit.optional(),
  SHUTDOWN_SECONDS: seconds.optional(),
  ADMIN_PASSWORD: z.string().optional(),
  DEMONSTRATION_CONTENT: z.enum(['load', 'skip'], 'the value must be "load" or "skip"').optional(),
  VERIFICATION_BAIDU: verificationCode.optional(),
  VERIFICATION_YANDEX: verificationCode.optional(),
  VERIFICATION_GOOGLE: verificationCode.optional(),
  VERIFICATION_BING: verificationCode.optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'a key of 8 to 128 letters, digits and hyphens is needed')
    .optional(),
  NODE_ENV: z.string().optional(),
});

const environment = variables
  .refine((set) => set.S3_BUCKET === undefined || set.S3_ACCESS_KEY_ID !== undefined, {
    error: 'S3_BUCKET needs it',
    path: ['S3_ACCESS_KEY_ID'],
  })
  .refine((set) => set.S3_BUCKET === undefined || set.S3_SECRET_ACCESS_KEY !== undefined, {
    error: 'S3_BUCKET needs it',
    path: ['S3_SECRET_ACCESS_KEY'],
  })
  .refine((set) => set.MAIL_SERVER === undefined || set.MAIL_FROM !== undefined, {
    error: 'MAIL_SERVER needs it',
    path: ['MAIL_FROM'],
  })
  .refine((set) => set.MAIL_SERVER !== undefined || set.MAIL_FROM === undefined, {
    error: 'MAIL_FROM needs it',
    path: ['MAIL_SERVER'],
  })
  .refine((set) => set.MAIL_SERVER !== undefined || set.MAIL_PASSWORD_FILE === undefined, {
    error: 'MAIL_PASSWORD_FILE needs it',
    path: ['MAIL_SERVER'],
  })
  .refine(
    (set) =>
      set.MAIL_SERVER === undefined ||
      set.MAIL_PASSWORD_FILE === undefined ||
      (URL.canParse(set.MAIL_SERVER) && new URL(set.MAIL_SERVER).username !== ''),
    { error: 'MAIL_PASSWORD_FILE needs a user name in it', path: ['MAIL_SERVER'] },
  );

export type Environment = z.infer<typeof environment>;

/** Validates the environment. Throws one error that lists every invalid variable on its own line. */
export function readEnvironment(processEnv: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(processEnv).filter(([, value]) => value !== undefined && value !== ''));
  const result = environment.safeParse(set);
  if (result.success) return result.data;
  const first = new Map(result.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]));
  const lines = [...first].toReversed().map(([name, message]) => `  ${name}: ${message}`);
  throw new UsageError(`Invalid environment variables:\n${lines.join('\n')}`);
}
