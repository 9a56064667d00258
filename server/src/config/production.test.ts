import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { decideConfig } from './config.ts';
import { readEnvironment } from './env.ts';
import { checkProduction } from './production.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const configOf = (environment: Record<string, string>) => decideConfig(readEnvironment(environment), '/srv/site');

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://www.carbon.example' };

it('loads the demonstration in production only if DEMONSTRATION_CONTENT=load', () => {
  expect(configOf({}).loadDemonstrationContent).toBe(true);
  expect(configOf(production).loadDemonstrationContent).toBe(false);
  expect(configOf({ ...production, DEMONSTRATION_CONTENT: 'load' }).loadDemonstrationContent).toBe(true);
});

it('rejects root and a missing PUBLIC_URL in one error, in production only', () => {
  expect(() => checkProduction(configOf({ NODE_ENV: 'production' }), 0)).toThrow(/root[^]*PUBLIC_URL/);
  expect(() => checkProduction(configOf(production), 0)).toThrow(/root/);
  expect(() => checkProduction(configOf(production), 1000)).not.toThrow();
  expect(() => checkProduction(configOf({}), 0)).not.toThrow();
});

it('checks the production settings in npm run start:production before anything is opened', async () => {
  const { PUBLIC_URL: _none, ...environment } = process.env;
  const output = await new Promise<string>((resolve) => {
    const options = { cwd: root, env: { ...environment, DATA_DIR: '/proc/none' } };
    execFile('npm', ['run', '--silent', 'start:production'], options, (_error, _stdout, stderr) => resolve(stderr));
  });
  expect(output).toMatch(/does not start in production[^]*PUBLIC_URL/);
});
