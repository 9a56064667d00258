import { type Audience, type Endpoint, readsBodyOnly } from 'contract/endpoint.ts';
import { staffFieldErrorCodes } from 'contract/console/errors.ts';
import { fieldErrorCodes } from 'contract/errors.ts';
import { localeNames } from 'contract/locales.ts';
import { z } from 'zod/mini';
import { type AnyErrorCode, errorText, statusOfError } from './error-texts.ts';
import { gatewayBase } from './gateway.ts';

type JsonSchema = {
  type?: unknown;
  properties?: Record<string, unknown>;
  required?: string[];
  [keyword: string]: unknown;
};

const definitions = '$defs';

/**
 * A schema as JSON Schema. Its internal references point to `components`, prefixed with the
 * endpoint's name.
 */
function jsonSchema(name: string, schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }));
  const { $schema: _dialect, ...json }: JsonSchema = JSON.parse(
    text.replaceAll(`"#/${definitions}/`, `"#/components/schemas/${name}.`),
  );
  return json;
}

function withoutDefinitions({ [definitions]: _moved, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** The definitions that an endpoint's schemas reference, prefixed with its name. */
function definitionsOf({ name, output }: Endpoint): [string, unknown][] {
  const { [definitions]: found } = jsonSchema(name, output, 'output');
  return Object.entries(found ?? {}).map(([key, schema]) => [`${name}.${key}`, schema]);
}

function parameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

const fileSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary', description: '`filedName` is also accepted' } },
};

const successFields = { code: { type: 'integer', const: 200 }, msg: { type: 'string' } };

function responseSchema(endpoint: Endpoint): JsonSchema {
  const output = withoutDefinitions(jsonSchema(endpoint.name, endpoint.output, 'output'));
  return {
    ...output,
    type: 'object',
    properties: { ...successFields, ...output.properties },
    required: ['code', 'msg', ...(output.required ?? [])],
  };
}

function errorResponse(status: number, endpoint: Endpoint) {
  const codes = errorsOf(endpoint).filter((code) => statusOfError[code] === status);
  return {
    description: codes.map((code) => `${code}: ${errorText(code, 'en')}`).join('; '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

/** The error codes of an endpoint, with those that its audience and its path add. */
function errorsOf({ path, audience, errors }: Endpoint): readonly AnyErrorCode[] {
  const ofPath = path.includes('{lang}') ? (['unknownLanguage'] as const) : [];
  const ofAudience = audience === 'public' ? [] : (['unauthorized', 'forbidden', 'originRejected'] as const);
  return [...new Set([...ofPath, ...ofAudience, ...errors])];
}

function audienceText(audience: Audience): string {
  if (audience === 'public') return 'everybody';
  if (audience === 'signedIn') return 'members of staff who are signed in';
  return 'any' in audience
    ? `members of staff with one of: ${audience.any.join(', ')}`
    : `members of staff with all of: ${audience.all.join(', ')}`;
}

function operation(endpoint: Endpoint) {
  const input = jsonSchema(endpoint.name, endpoint.input, 'input');
  const inPath = parameterNames(endpoint.path);
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
  const pathParameters = inPath.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'lang' ? { type: 'string', enum: localeNames } : (input.properties?.[name] ?? { type: 'string' }),
  }));
  const queryParameters = fields.map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
  const body = {
    ...input,
    ...(input.properties && { properties: Object.fromEntries(fields) }),
    ...(input.required && { required: input.required.filter((name) => !inPath.includes(name)) }),
  };
  const statuses = [...new Set(errorsOf(endpoint).map((code) => statusOfError[code]))];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: `For: ${audienceText(endpoint.audience)}. At most ${endpoint.limit.requests} calls in ${endpoint.limit.perSeconds} seconds from one IP address.`,
    ...(endpoint.audience !== 'public' && { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters: endpoint.method === 'GET' ? [...pathParameters, ...queryParameters] : pathParameters,
    ...(endpoint.method === 'POST' && {
      requestBody: {
        required: readsBodyOnly(endpoint),
        content: endpoint.isUpload
          ? { 'multipart/form-data': { schema: fileSchema } }
          : { 'application/json': { schema: body } },
      },
    }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: responseSchema(endpoint) } } },
      ...Object.fromEntries(statuses.map((status) => [status, errorResponse(status, endpoint)])),
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['code', 'msg', 'error'],
  properties: {
    code: { type: 'integer', description: 'The HTTP status again' },
    msg: { type: 'string', description: 'In the caller’s language' },
    error: { type: 'string', enum: Object.keys(statusOfError) },
    retryAfter: { type: 'integer', description: 'Seconds until the same call may succeed, as in Retry-After' },
    requestId: { type: 'string', description: 'Request id for the operator' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string', enum: [...fieldErrorCodes, ...staffFieldErrorCodes] },
          message: { type: 'string' },
        },
      },
    },
  },
};

/** Endpoints with the same path and other methods share an entry. */
function pathsOf(endpoints: readonly Endpoint[]): Record<string, Record<string, ReturnType<typeof operation>>> {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const endpoint of endpoints)
    Object.assign((paths[`${gatewayBase}${endpoint.path}`] ??= {}), {
      [endpoint.method.toLowerCase()]: operation(endpoint),
    });
  return paths;
}

/** The OpenAPI 3.1 document of these endpoints. */
export function apiDocument(endpoints: readonly Endpoint[], publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway',
      version: '1.0.0',
      description:
        'Every response is one flat JSON object: code, msg and the fields named here. Errors repeat the HTTP status as code. ' +
        '“fallback” lists the JSON pointers of texts that are sent in Chinese because they are not translated yet.',
    },
    servers: [{ url: publicUrl }],
    paths: pathsOf(endpoints),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Set by signIn' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of signIn with as: bearer, for scripts' },
      },
      schemas: { Error: errorSchema, ...Object.fromEntries(endpoints.flatMap(definitionsOf)) },
    },
  };
}

export type ApiDocument = ReturnType<typeof apiDocument>;
