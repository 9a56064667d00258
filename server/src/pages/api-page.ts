import type { ApiDocument } from '../http/api-document.ts';
import { escapeHtml } from '../http/escape-html.ts';

function schemaText(schema: unknown): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function section(path: string, method: string, operation: ApiDocument['paths'][string][string]): string {
  if (!operation) return '';
  const parameters = operation.parameters.map(
    (parameter) =>
      `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code></th><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${schemaText(parameter.schema)}</td></tr>`,
  );
  const responses = Object.entries(operation.responses).map(
    ([status, response]) =>
      `<details><summary>${status} ${escapeHtml(response.description)}</summary>${schemaText(response.content['application/json'].schema)}</details>`,
  );
  const bodies = Object.entries('requestBody' in operation ? operation.requestBody.content : {}).map(
    ([type, { schema }]) => `<details><summary>Body, ${escapeHtml(type)}</summary>${schemaText(schema)}</details>`,
  );
  return (
    `<section><h2 id="${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>` +
    `<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>` +
    (parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : '') +
    bodies.join('') +
    `${responses.join('')}</section>`
  );
}

/** The API document as an HTML page without JavaScript. */
export function apiPage(api: ApiDocument): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const contents = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${operation?.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a> ${escapeHtml(operation?.summary ?? '')}</li>`,
  );
  return (
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(api.info.title)}: API</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/api-page.css"></head>` +
    `<body><main><h1>${escapeHtml(api.info.title)}</h1><p>${escapeHtml(api.info.description)}</p>` +
    `<p><a href="/gw-api/openapi.json">OpenAPI ${escapeHtml(api.openapi)} document</a></p><nav aria-label="Endpoints"><ul>${contents.join('')}</ul></nav>` +
    operations.map(({ path, method, operation }) => section(path, method, operation)).join('') +
    `<section><h2>Error</h2>${schemaText(api.components.schemas.Error)}</section></main></body></html>\n`
  );
}
