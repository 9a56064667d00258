import { staffEndpoints } from 'contract/console/endpoints.ts';
import { endpoints as publicEndpoints } from 'contract/endpoints.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiDocument } from './api-document.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const endpoints = [...publicEndpoints, ...staffEndpoints];

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

it('serves a valid OpenAPI 3.1 document with every endpoint', async () => {
  const document: ApiDocument = JSON.parse(await (await fetch(`${site.url}/gw-api/openapi.json`)).text());
  const result = await new Validator().validate(document);
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(Object(methods)));
  expect(operations.map((operation) => Object(operation).operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  );
  expect(JSON.stringify(document)).not.toContain('$defs');
});

it('serves an HTML page with every endpoint', async () => {
  const html = await (await fetch(`${site.url}/gw-api/docs`)).text();
  for (const { path } of endpoints) expect(html).toContain(`/gw-api${path}`);
});
