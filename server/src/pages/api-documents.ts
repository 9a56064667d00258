import { readFileSync } from 'node:fs';
import path from 'node:path';
import { staffEndpoints } from 'contract/console/endpoints.ts';
import { endpoints } from 'contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import { projectFolder } from '../config/project-folder.ts';
import { apiDocument } from '../http/api-document.ts';
import { type GeneratedFilesContext, registerGeneratedFile } from '../http/generated-files.ts';
import { gatewayBase } from '../http/gateway.ts';
import { apiPage } from './api-page.ts';

/** Registers the OpenAPI document of the gateway, and the same as an HTML page. */
export function registerApiDocuments(
  app: FastifyInstance,
  context: GeneratedFilesContext,
  publicUrl: () => string,
): void {
  const api = () => apiDocument([...endpoints, ...staffEndpoints], publicUrl());
  const openApi = { url: `${gatewayBase}/openapi.json`, type: 'application/json; charset=utf-8' };
  registerGeneratedFile(app, context, openApi, () => JSON.stringify(api()));
  const page = { url: `${gatewayBase}/docs`, type: 'text/html; charset=utf-8' };
  registerGeneratedFile(app, context, page, () => apiPage(api()));
  const styles = { url: '/api-page.css', type: 'text/css; charset=utf-8' };
  registerGeneratedFile(app, context, styles, () =>
    readFileSync(path.join(projectFolder, 'server/src/pages/api-page.css'), 'utf8'),
  );
}
