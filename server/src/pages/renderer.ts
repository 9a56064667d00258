import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, localeNames } from 'contract/locales.ts';
import { z } from 'zod';

/** Calls the gateway from a rendered page: an endpoint's name and input give the response body as text. */
export type CallGateway = (name: string, input: unknown) => Promise<string>;

export type RenderRequest = {
  path: string;
  locale: Locale;
  mode: 'path' | 'hash';
  /** The url-encoded body of a posted form. */
  posted?: string | undefined;
  callGateway: CallGateway;
};

const rendered = z.object({
  status: z.int(),
  redirect: z.string().optional(),
  retryAfter: z.string().optional(),
  uncacheable: z.boolean(),
  html: z.string(),
  head: z.object({
    title: z.string(),
    description: z.string(),
    languages: z.array(z.enum(localeNames)).optional(),
    noindex: z.boolean().optional(),
    isPrivate: z.boolean().optional(),
    path: z.string().optional(),
  }),
  card: z
    .object({
      section: z.string(),
      title: z.string(),
      company: z.string(),
      picture: z.string().optional(),
      path: z.string(),
    })
    .optional(),
  structuredData: z.record(z.string(), z.unknown()).optional(),
  theme: z.enum(['light', 'dark']),
  sources: z.array(z.string()),
  deferred: z.array(z.string()).default([]),
  fonts: z.array(z.string()),
});

export type Rendered = z.infer<typeof rendered>;

/** A page whose data is loaded. The data is JSON, and with the URL it determines the page. */
export type Loaded = { data: string; render: () => Rendered };

const manifestEntry = z.object({
  file: z.string(),
  css: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
});

export type Manifest = Record<string, z.infer<typeof manifestEntry>>;

/** The built site: its renderer, its inline script and the files of each source. */
export type Renderer = {
  load: (request: RenderRequest) => Promise<Loaded>;
  firstScript: string;
  manifest: Manifest;
  /** The content of each style sheet by its URL. */
  styleSheets: ReadonlyMap<string, string>;
  clientFolder: string;
};

/** Loads the site's built renderer from the output folder `dist`. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const entry = path.join(dist, 'server/render.js');
  if (!existsSync(entry)) throw new Error(`The site is not built (${entry} is missing): run “npm run build”`);
  type Module = {
    load: (request: RenderRequest) => Promise<{ data: string; render: () => unknown }>;
    firstScript: string;
  };
  const module: Module = await import(pathToFileURL(entry).href);
  const clientFolder = path.join(dist, 'client');
  const manifest = z
    .record(z.string(), manifestEntry)
    .parse(JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8')));
  return {
    load: async (request) => {
      const { data, render } = await module.load(request);
      return { data, render: () => rendered.parse(render()) };
    },
    firstScript: module.firstScript,
    manifest,
    styleSheets: readStyleSheets(clientFolder),
    clientFolder,
  };
}

function readStyleSheets(clientFolder: string): Map<string, string> {
  const files = readdirSync(path.join(clientFolder, 'assets')).filter((file) => file.endsWith('.css'));
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(clientFolder, 'assets', file), 'utf8').trim();
      // `</style` would close the element in the document.
      if (/<\/style/i.test(text)) throw new Error(`${file} contains </style and cannot be inlined`);
      return [`/assets/${file}`, text];
    }),
  );
}
