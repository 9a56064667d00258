/**
 * Loaded before the gateway of the development server (site/dev-gateway.ts): loads the packages that the gateway
 * imports, then waits for a message. A package that is missing here only makes a restart slower.
 */
import { once } from 'node:events';

const packages = [
  '@fastify/busboy',
  '@fastify/proxy-addr',
  '@fastify/rate-limit',
  '@fastify/static',
  '@scure/base',
  'age-encryption',
  'altcha-lib/v1',
  'd3-contour',
  'fastify',
  'file-type',
  'kysely',
  'kysely/migration',
  'libphonenumber-js/mobile',
  'lru-cache',
  'p-queue',
  'pg',
  'pg-boss',
  'sanitize-html',
  'uqr',
  'zod',
  'zod/mini',
];

const message = once(process, 'message');
// The gateway ends with the development server, even if that was killed.
process.on('disconnect', () => process.exit());
await Promise.all(packages.map((name) => import(name)));
await message;
