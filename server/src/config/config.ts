import path from 'node:path';
import type { Environment } from './env.ts';

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Unset: the embedded PostgreSQL below `dataDir`. */
  databaseUrl: string | undefined;
  /** Where visitors reach the site, without a trailing slash. Unset: the address listened on. */
  publicUrl: string | undefined;
  trustedProxies: string[];
  loadDemonstrationContent: boolean;
  production: boolean;
};

/** Decides every setting from the environment; `root` is the project's folder. */
export function decideConfig(environment: Environment, root: string): Config {
  return {
    port: environment.PORT ?? 3000,
    host: environment.HOST ?? '127.0.0.1',
    dataDir: path.resolve(root, environment.DATA_DIR ?? 'data'),
    databaseUrl: environment.DATABASE_URL,
    publicUrl: environment.PUBLIC_URL && new URL(environment.PUBLIC_URL).origin,
    trustedProxies: environment.TRUSTED_PROXIES ?? [],
    loadDemonstrationContent: environment.DEMONSTRATION_CONTENT !== 'skip',
    production: environment.NODE_ENV === 'production',
  };
}
